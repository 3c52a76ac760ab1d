import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { nothing, text } from '../wire/scalars';
import { orElse } from '../wire/tolerant';

/** The member's data for tracking, stored in session storage (R7.12). */
export const customer = defineEndpoint({
  name: 'customer',
  method: 'GET',
  path: '/wps/member/customer',
  request: nothing,
  answer: v.object({ id: orElse(text, ''), account: orElse(text, '') }),
  authorization: 'required',
  assumed: 'Method and path are not shown (R7.12)',
});
