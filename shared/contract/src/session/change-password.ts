import * as v from 'valibot';
import { defineEndpoint } from '../wire/endpoint';

/** Sets a new password for the signed-in member. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  request: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  assumed: 'Path and shape; the specification shows the page only',
});
