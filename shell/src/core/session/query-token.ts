import { memberInfo } from '@tessera/contract';
import { markSettled } from '@tessera/remote';
import { consumeQueryToken } from '../../platform/entry-url';
import { isInsideApp } from '../../platform/environment';
import { text } from '../../platform/i18n';
import { confirm } from '../notices';
import { clientFor } from '../request';
import { currentSession, sessionStore } from '../session-state';
import { type SignedIn, signIn } from './sign-in';

let isPending = false;
let checked = Promise.resolve();
let confirmed = markSettled(Promise.resolve());

/** @returns the owner of the token; undefined if it is invalid, and without an answer */
async function ownerOf(token: string): Promise<SignedIn | undefined> {
  try {
    const { id, account, type } = await clientFor(token).call(memberInfo, {}, { alert: false });
    return { id, token, userName: account, ...(type !== undefined && { customerType: type }) };
  } catch {
    // The page goes on as for a visitor, and a guarded page leads to the login.
    console.warn('[tessera] the gateway did not confirm the token in the address');
    return undefined;
  }
}

/** Asks whether the visitor is the owner. A sign-in by hand that ends in the meantime withdraws the question. */
async function ask(name: string, spoken: Promise<void>): Promise<boolean> {
  await spoken;
  const withdrawal = new AbortController();
  const stopWatching = sessionStore.subscribe(({ session }) => session && withdrawal.abort());
  if (currentSession()) withdrawal.abort();
  const answer = await confirm({ message: text('shell', 'sign_in_as', { name }), signal: withdrawal.signal });
  stopWatching();
  return answer;
}

/** Opens the session of a token that the gateway and the visitor confirm, unless another session has begun. */
async function confirmToken(token: string, spoken: Promise<void>, onQuestion: () => void): Promise<void> {
  const owner = await ownerOf(token);
  if (!owner || currentSession()) return;
  if (!isInsideApp()) {
    onQuestion();
    if (!(await ask(owner.userName, spoken))) return;
  }
  signIn(owner);
}

/**
 * Starts a session with the token of the address once the gateway has confirmed it (R2.19). The visitor is asked first
 * whether the account is theirs, except inside an app, because a link can contain the token of its sender: the visitor
 * would pay in for the sender's account. For the same reason the token never replaces a session.
 * @param spoken resolves when the texts of the question are there
 */
export function confirmQueryToken(spoken: Promise<void>): void {
  const early = window.__tessera;
  const token = early?.token ?? consumeQueryToken();
  if (early) delete early.token;
  if (token === undefined || currentSession()) return;
  isPending = true;
  checked = new Promise((onCheck) => {
    confirmed = markSettled(
      confirmToken(token, spoken, onCheck).finally(() => {
        isPending = false;
      }),
    );
    void confirmed.then(onCheck);
  });
}

/** Whether a token from the address waits for the gateway's answer, or for the visitor's. */
export const isTokenPending = (): boolean => isPending;

/** Resolves when the token of the address was accepted or refused, or the visitor is asked; at once if there is none. */
export const tokenChecked = (): Promise<void> => checked;

/** Resolves when the token of the address was accepted or refused; at once if there is none. */
export const tokenConfirmed = (): Promise<void> => confirmed;
