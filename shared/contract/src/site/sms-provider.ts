import * as v from 'valibot';
import { text, toggle } from '../wire/scalars';
import { orAbsent, orElse } from '../wire/tolerant';

const key = orAbsent(text);

/** Who sends one-time codes, and the merchant's keys at the identity service (R3.23). */
export const smsProvider = v.object({
  /** The identity service sends the codes, not the gateway. */
  firebase: orElse(toggle, false),
  vapidKey: key,
  appId: key,
  apiKey: key,
  authDomain: key,
  projectId: key,
  messagingSenderId: key,
  googleWebClientId: key,
  facebookAppId: key,
});
export type SmsProvider = v.InferOutput<typeof smsProvider>;
