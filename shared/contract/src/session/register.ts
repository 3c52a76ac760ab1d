import * as v from 'valibot';
import { solvedCaptcha } from '../captcha/geetest';
import { defineEndpoint } from '../wire/endpoint';
import { identifier, text } from '../wire/scalars';
import { orAbsent, orElse } from '../wire/tolerant';
import { telegramAuth } from './telegram-auth';

/** R3.6 */
export const registerRequest = v.object({
  username: v.optional(v.string()),
  mobileNum: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
  password: v.string(),
  registerMethod: v.picklist(['APP', 'H5', 'WEBCLIP', 'PWA']),
  registerUrl: v.string(),
  linkId: v.optional(v.number()),
  affiliateCode: v.optional(v.string()),
  domain: v.string(),
  referralCode: v.optional(v.string()),
  pixelTrack: v.optional(v.record(v.string(), v.string())),
  identifying: v.optional(v.string()),
  ...solvedCaptcha,
  lineSessionToken: v.optional(v.string()),
  firebaseChannel: v.optional(v.string()),
  firebaseIdToken: v.optional(v.string()),
  telegramAuth: v.optional(telegramAuth),
  login: v.literal(true),
  smsTemplate: v.optional(v.string()),
  smsCode: v.optional(v.string()),
  loginDeviceId: v.string(),
  isOfficialAppLogin: v.boolean(),
  device: v.optional(v.picklist(['IPAD', 'PWA', 'WEBCLIP'])),
});
export type RegisterRequest = v.InferOutput<typeof registerRequest>;

/** R3.7: the id comes under one of two names. Only the token is required. */
export const registerValue = v.pipe(
  v.object({
    id: orAbsent(identifier),
    customerId: orAbsent(identifier),
    userName: orElse(text, ''),
    token: identifier,
  }),
  v.transform(({ id, customerId, ...rest }) => ({ ...rest, id: id ?? customerId ?? '' })),
);
export type RegisterValue = v.InferOutput<typeof registerValue>;

/** Registration by username (R7.7). */
export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/wps/member/register',
  request: registerRequest,
  answer: registerValue,
  authorization: 'none',
  encrypted: true,
  moduleId: 'REG3',
  timeout: 30_000,
});
