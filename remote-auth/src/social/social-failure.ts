import { errorCode, type SocialProof } from '@tessera/contract';
import { RequestError } from '@tessera/shell/request';
import { isQuiet } from '../failure/quiet-failure';

/** What a refused social sign-in leads to. */
export type SocialFailure = 'bind' | 'tell' | 'silent';

/** Reads a failed login of a provider (R8.13, R8.15 to R8.20). Whatever is not bound loses its stored proof. */
export function socialFailure(error: unknown, proof: SocialProof | undefined): SocialFailure {
  const code = error instanceof RequestError ? error.errorCode : undefined;
  if (code === errorCode.bindCustomerRequired) return 'bind';
  if (code === errorCode.notExistingUser && proof && 'lineSessionToken' in proof) return 'bind';
  if (isQuiet(error)) return 'silent';
  if (proof && 'telegramAuth' in proof && code !== errorCode.telegramValidateFailed) return 'silent';
  return 'tell';
}

/** The gateway's sentence without what stands in parentheses, which is for its own people (R8.15). */
export const withoutParentheses = (message: string): string =>
  message
    .replace(/\s*[(（][^()（）]*[)）]/g, '')
    .replace(/\s+([.。,!?])/g, '$1')
    .trim();
