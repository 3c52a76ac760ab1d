import * as v from 'valibot';
import { storedValue } from '../../platform/storage';

/** Who the member is to tracking, for as long as the session lasts (R7.12). */
export const storedCustomer = storedValue(
  'session',
  'tessera:customer',
  v.object({ id: v.string(), account: v.string() }),
);
