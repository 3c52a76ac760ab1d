import * as v from 'valibot';
import { solvedCaptcha } from '../captcha/geetest';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, text, toggle } from '../wire/scalars';
import { orAbsent, orElse } from '../wire/tolerant';
import { loginType } from './login-type';
import { memberType } from './member-type';

/** R3.4. Everything beside the type depends on it, so nothing else is required here. */
export const loginRequest = v.object({
  type: loginType,
  username: v.optional(v.string()),
  password: v.optional(v.string()),
  isSms: v.optional(v.boolean()),
  firebaseChannel: v.optional(v.string()),
  firebaseIdToken: v.optional(v.string()),
  ...solvedCaptcha,
  lineSessionToken: v.optional(v.string()),
  telegramAuth: v.optional(v.unknown()),
  captcha: v.optional(v.string()),
  loginDeviceId: v.string(),
  isOfficialAppLogin: v.boolean(),
  device: v.optional(v.picklist(['IPAD', 'PWA', 'WEBCLIP'])),
});
export type LoginRequest = v.InferOutput<typeof loginRequest>;

/** R3.5. Only the token is required: without it there is no session. */
export const loginValue = v.object({
  id: orElse(text, ''),
  token: identifier,
  userName: orElse(text, ''),
  customerType: memberType,
  firstTimeLogin: orElse(toggle, false),
  passwordExpired: orElse(toggle, false),
  spanId: orAbsent(text),
});
export type LoginValue = v.InferOutput<typeof loginValue>;

/** R7.2 */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  request: loginRequest,
  answer: loginValue,
  authorization: 'none',
  encrypted: true,
  timeout: 30_000,
});
