import * as v from 'valibot';
import { toggle } from '../wire/scalars';

const text = v.fallback(v.optional(v.string()), undefined);

/** Who sends one-time codes, and the merchant's keys at the identity service (R3.23). */
export const smsProvider = v.object({
  /** The identity service sends the codes, not the gateway. */
  firebase: v.fallback(v.optional(toggle, false), false),
  vapidKey: text,
  appId: text,
  apiKey: text,
  authDomain: text,
  projectId: text,
  messagingSenderId: text,
  googleWebClientId: text,
  facebookAppId: text,
});
export type SmsProvider = v.InferOutput<typeof smsProvider>;
