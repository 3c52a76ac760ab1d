import type { SocialProof } from '@tessera/contract';
import { askNativeApp, NativeFailure } from '@tessera/shell/environment';
import * as v from 'valibot';
import type { Provider } from '../../common/provider';

/** The app around this page cannot sign in with this provider (R8.25). */
export class ChannelUnsupported extends Error {
  override readonly name = 'ChannelUnsupported';
  readonly code = 'channel-unsupported';
}

/** The app's answer: the provider's tokens, or that the person cancelled. */
const answer = v.union([
  v.object({ cancelled: v.literal(true) }),
  v.object({
    idToken: v.optional(v.string()),
    accessToken: v.optional(v.string()),
    secret: v.optional(v.string()),
  }),
]);

/**
 * Lets the native app around this page sign the person in, by the message `socialSignIn` with `{channel}`.
 * @returns undefined if the person cancelled
 * @throws ChannelUnsupported if the app cannot; NativeFailure `refused` if it failed: the shell has shown that already
 */
export async function signInByApp({ channel, exchange }: Provider): Promise<SocialProof | undefined> {
  const answered = await askNativeApp('socialSignIn', { channel }).catch((error: unknown) => {
    if (error instanceof NativeFailure && error.code !== 'refused') throw new ChannelUnsupported(channel);
    throw error;
  });
  const parsed = v.safeParse(answer, answered);
  if (!parsed.success) throw new ChannelUnsupported(channel);
  if ('cancelled' in parsed.output) return undefined;
  const { idToken, accessToken } = parsed.output;
  const proof = idToken || accessToken ? await exchange?.(parsed.output) : undefined;
  if (!proof) throw new ChannelUnsupported(channel);
  return proof;
}
