import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing, numeric } from '../wire/scalars';

/** R7.32 */
export const depositSettings = defineEndpoint({
  name: 'depositSettings',
  method: 'GET',
  path: relay('MCSFE_getDepositSettings'),
  request: nothing,
  answer: v.object({ totalDepositSuccessCount: v.optional(numeric, 0) }),
  authorization: 'required',
});
