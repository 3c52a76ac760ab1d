import { keys } from '@tessera/contract';
import { storedValue } from '../../platform/storage';
import { type ConfirmOptions, confirm } from '../notices';
import { currentSession, sessionStore } from '../session-state';

type Question = Omit<ConfirmOptions, 'signal'>;

const confirmed = storedValue(keys.confirmedAccount);

/** Lets the next sign-in with an address be asked about again. */
export const forgetConfirmedAccount = (): void => confirmed.remove();

/**
 * Asks whether an account is the visitor's, before a sign-in that came with an address opens a session. A link can
 * contain the sign-in of its sender: the visitor would act, and pay in, for the sender's account. The account that the
 * visitor confirmed last in this browser is not asked about again until the member signs out. A session that begins
 * meanwhile withdraws the question.
 * @param id of the account; undefined if nothing proves one yet: the answer is then not kept
 * @param question makes the question, and is called only if the visitor is asked
 * @returns false if the visitor says no, and if there is a session
 */
export async function confirmAccount(
  id: string | undefined,
  question: () => Question | Promise<Question>,
): Promise<boolean> {
  if (currentSession()) return false;
  if (id !== undefined && id === confirmed.get()?.id) return true;
  const withdrawal = new AbortController();
  const stopWatching = sessionStore.subscribe(({ session }) => session && withdrawal.abort());
  const isOwner = await confirm({ ...(await question()), signal: withdrawal.signal });
  stopWatching();
  if (isOwner && id !== undefined) confirmed.set({ id });
  return isOwner;
}
