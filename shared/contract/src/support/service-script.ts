import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing } from '../wire/scalars';
import { orElse } from '../wire/tolerant';

/** The scripts of the merchant's chat vendors (R7.38). */
export const serviceScript = defineEndpoint({
  name: 'serviceScript',
  method: 'GET',
  path: relay('WPSCORE_getCustomerServiceScript'),
  request: nothing,
  answer: v.object({ scripts: orElse(v.string(), '') }),
  authorization: 'none',
  assumed: 'scripts is HTML with script elements; the attribute data-backup names a second address',
});
