import { keys } from '@tessera/contract';
import { storedValue } from '../../platform/storage';

/** Who the member is to tracking, for as long as the session lasts (R7.12). */
export const storedCustomer = storedValue(keys.customer);
