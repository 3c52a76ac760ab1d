import * as v from 'valibot';
import { geetestV4 } from '../captcha/geetest';
import { defineEndpoint } from '../wire/endpoint';

/** Sends a one-time code to a visitor (R7.20). */
export const sendSms = defineEndpoint({
  name: 'sendSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  request: v.object({
    countryDialingCode: v.string(),
    mobileNum: v.string(),
    smsTemplate: v.optional(v.string()),
    ...geetestV4,
  }),
  answer: v.unknown(),
  authorization: 'none',
  assumed: 'The solved v4 captcha and the message template travel with the number',
});
