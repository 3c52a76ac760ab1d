import * as v from 'valibot';
import { telegramAuth } from './telegram-auth';

/** The providers whose identity tokens go over the phone-auth service (R3.4). */
export const firebaseChannel = v.picklist(['google', 'facebook', 'twitter']);
export type FirebaseChannel = v.InferOutput<typeof firebaseChannel>;

/** Who vouches for an identity token: a provider, or the service itself for a number that it sent a code to. */
const vouching = v.picklist([...firebaseChannel.options, 'phone']);

/** What proves who someone is at a provider; exactly one of the three (R5.6, R7.50). */
export const socialProof = v.union([
  v.object({ lineSessionToken: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ firebaseChannel: vouching, firebaseIdToken: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ telegramAuth }),
]);
export type SocialProof = v.InferOutput<typeof socialProof>;
