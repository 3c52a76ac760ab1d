import type { SocialProof } from '@tessera/contract';
import { askNativeApp, NativeFailure } from '@tessera/shell/environment';
import * as v from 'valibot';
import type { Channel } from './channel';

/** The app around this page cannot sign in with that provider (R8.25). */
export class ChannelUnsupported extends Error {
  override readonly name = 'ChannelUnsupported';
  readonly code = 'channel-unsupported';
}

/** What an app answers: the provider's tokens, or that the person changed their mind. */
const answer = v.union([
  v.object({ cancelled: v.literal(true) }),
  v.object({
    idToken: v.optional(v.string()),
    accessToken: v.optional(v.string()),
    secret: v.optional(v.string()),
  }),
]);

type Tokens = Exclude<v.InferOutput<typeof answer>, { cancelled: true }>;

async function proofFrom(channel: Channel, tokens: Tokens): Promise<SocialProof> {
  const { idToken, accessToken } = tokens;
  if ((!idToken && !accessToken) || channel === 'telegram') throw new ChannelUnsupported(channel);
  if (channel === 'line') {
    if (!accessToken) throw new ChannelUnsupported(channel);
    const { exchangeAccessToken } = await import(/* webpackChunkName: "social-line" */ '../line/exchange');
    return exchangeAccessToken(accessToken);
  }
  const { exchange } = await import(/* webpackChunkName: "identity" */ '../identity/exchange');
  return exchange(channel, tokens);
}

/**
 * Lets the native app around this page sign the person in, message `socialSignIn` with `{channel}`.
 * @throws ChannelUnsupported when the app cannot; NativeFailure `refused` when it failed: the member has been told
 */
export async function signInByApp(channel: Channel): Promise<SocialProof | undefined> {
  const answered = await askNativeApp('socialSignIn', { channel }).catch((error: unknown) => {
    if (error instanceof NativeFailure && error.code !== 'refused') throw new ChannelUnsupported(channel);
    throw error;
  });
  const parsed = v.safeParse(answer, answered);
  if (!parsed.success) throw new ChannelUnsupported(channel);
  return 'cancelled' in parsed.output ? undefined : proofFrom(channel, parsed.output);
}
