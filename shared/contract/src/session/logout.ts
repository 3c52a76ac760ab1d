import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';
import { nothing } from '../wire/scalars';

/** Ends the session on the gateway. */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/wps/session/logout',
  request: nothing,
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The specification shows a sign-out without a call',
});
