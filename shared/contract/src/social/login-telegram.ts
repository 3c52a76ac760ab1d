import * as v from 'valibot';
import { loginValue } from '../session/login';
import { telegramAuth } from '../session/telegram-auth';
import { defineEndpoint } from '../wire/endpoint';
import { socialDevice } from './social-device';

/** R7.6 */
export const loginTelegram = defineEndpoint({
  name: 'loginTelegram',
  method: 'POST',
  path: '/wps/session/login/telegram',
  request: v.object({
    registerUrl: v.string(),
    affiliateCode: v.optional(v.string()),
    domain: v.string(),
    referralCode: v.optional(v.string()),
    telegramAuth,
    linkId: v.optional(v.number()),
    ...socialDevice,
  }),
  answer: loginValue,
  authorization: 'none',
  timeout: 30_000,
});
