import * as v from 'valibot';
import { geetestV4 } from '../captcha/geetest';
import { defineEndpoint } from '../wire/endpoint';
import { socialProof } from './social-proof';

/** Where the code for a new password can be sent. */
export const recoveryWays = ['email', 'sms'] as const;
export type RecoveryWay = (typeof recoveryWays)[number];

const recovered = {
  way: v.picklist(recoveryWays),
  /** An e-mail address, or a number with its plus sign and dialling code. */
  account: v.string(),
};

/** Sends a one-time code to a member who forgot the password. */
export const sendResetCode = defineEndpoint({
  name: 'sendResetCode',
  method: 'POST',
  path: '/wps/verification/password',
  request: v.object({ ...recovered, ...geetestV4 }),
  answer: v.unknown(),
  authorization: 'none',
  assumed: 'The whole call; it answers the same for an account that does not exist',
});

/** Sets a new password by the proof of a linked account at a provider. */
export const resetPasswordBySocial = defineEndpoint({
  name: 'resetPasswordBySocial',
  method: 'POST',
  path: '/wps/member/password/reset/social',
  request: v.intersect([socialProof, v.object({ newPassword: v.string() })]),
  answer: v.unknown(),
  authorization: 'none',
  encrypted: true,
  assumed: 'The whole call, offered by `social` in `recovery` of the status',
});

/** Sets a new password by the code that was sent. */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/wps/member/password/reset',
  request: v.object({ ...recovered, code: v.string(), newPassword: v.string() }),
  answer: v.unknown(),
  authorization: 'none',
  encrypted: true,
  assumed: 'The whole call',
});
