import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, nothing } from '../wire/scalars';

/** The member's data for tracking, stored in session storage (R7.12). */
export const customer = defineEndpoint({
  name: 'customer',
  method: 'GET',
  path: '/wps/member/customer',
  request: nothing,
  answer: v.object({ id: identifier, account: v.string() }),
  authorization: 'required',
  assumed: 'Method and path are not shown (R7.12)',
});
