import { errorCode, type SocialProof } from '@tessera/contract';
import { ScriptUnavailable } from '@tessera/remote';
import type { Text } from '@tessera/shell/i18n';
import { RequestError } from '@tessera/shell/request';
import { alertFailure, failureSentence, isQuiet } from '../../common/failure';

/** What follows from a refused social sign-in. */
type SocialFailure = 'bind' | 'notify' | 'silent';

/** Reads the failure of a login with a proof (R8.13, R8.15 to R8.20). Everything but `bind` removes the stored proof. */
export function socialFailure(error: unknown, proof: SocialProof | undefined): SocialFailure {
  const code = error instanceof RequestError ? error.errorCode : undefined;
  if (code === errorCode.bindCustomerRequired) return 'bind';
  if (code === errorCode.notExistingUser && proof && 'lineSessionToken' in proof) return 'bind';
  if (isQuiet(error)) return 'silent';
  if (proof && 'telegramAuth' in proof && code !== errorCode.telegramValidateFailed) return 'silent';
  return 'notify';
}

/**
 * Removes text in parentheses from the gateway's sentence: it is for the platform's staff (R8.15). A pattern that starts
 * with spaces takes seconds for a message with many of them, so each run of spaces is matched as a whole.
 */
export const withoutParentheses = (message: string): string =>
  message
    .split(/[(（][^()（）]*[)）]/)
    .map((part, at, parts) => (at < parts.length - 1 ? part.trimEnd() : part))
    .join('')
    .replace(/\s+[.。,!?]?/g, (run) => (/\s$/.test(run) ? run : run.trimStart()))
    .trim();

/** @returns the sentence that a member reads about a failed social sign-in */
export const socialSentence = (error: unknown, text: Text<'auth'>): string =>
  error instanceof ScriptUnavailable ? text('provider_unavailable') : failureSentence(error, text);

/** Shows the failure of a social sign-in in an alert (R8.20). */
export const notifyFailure = (error: unknown, text: Text<'auth'>): void =>
  alertFailure(socialSentence(error, text), text);
