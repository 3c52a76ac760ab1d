import * as v from 'valibot';
import { loginValue } from '../session/login';
import { defineEndpoint } from '../wire/endpoint';
import { socialDevice } from './social-device';

/** R7.5 */
export const loginLine = defineEndpoint({
  name: 'loginLine',
  method: 'POST',
  path: '/wps/session/login/line',
  request: v.object({ lineSessionToken: v.string(), ...socialDevice }),
  answer: loginValue,
  authorization: 'none',
  timeout: 30_000,
});
