import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, nothing } from '../wire/scalars';
import { orElse } from '../wire/tolerant';

/** R7.32 */
export const depositSettings = defineEndpoint({
  name: 'depositSettings',
  method: 'GET',
  path: relay('MCSFE_getDepositSettings'),
  request: nothing,
  answer: v.object({ totalDepositSuccessCount: orElse(count, 0) }),
  authorization: 'required',
});
