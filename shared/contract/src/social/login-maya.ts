import * as v from 'valibot';
import { loginValue } from '../session/login';
import { defineEndpoint } from '../wire/endpoint';
import { socialDevice } from './social-device';

/** R7.4 */
export const loginMaya = defineEndpoint({
  name: 'loginMaya',
  method: 'POST',
  path: '/wps/session/login/maya',
  request: v.object({
    sessionId: v.string(),
    env: v.string(),
    registerUrl: v.string(),
    affiliateCode: v.optional(v.string()),
    domain: v.string(),
    ...socialDevice,
  }),
  answer: loginValue,
  authorization: 'none',
  timeout: 30_000,
});
