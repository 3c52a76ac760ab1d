import { memberInfo } from '@tessera/contract';
import { markSettled, withTimeout } from '@tessera/remote';
import { consumeQueryToken } from '../../platform/entry-url';
import { askNativeApp, NativeFailure } from '../../platform/environment';
import { text } from '../../platform/i18n';
import { clientFor } from '../request';
import { currentSession } from '../session-state';
import { confirmAccount } from './confirm-account';
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

/** In ms: the native app answers from its memory, and one that does not know the question never answers. */
const APP_ANSWER = 1_000;

/** Whether the native app says that it opened the page with its own member's token. A link cannot say so. */
const isOfApp = (token: string): Promise<boolean> =>
  withTimeout(
    askNativeApp('isOwnToken', { token }),
    APP_ANSWER,
    () => new NativeFailure('timeout', 'no answer'),
  ).then(
    (answer) => answer === true,
    () => false,
  );

/** Opens the session of a token that the gateway and the visitor confirm, unless another session has begun. */
async function confirmToken(token: string, spoken: Promise<void>, onQuestion: () => void): Promise<void> {
  const [owner, isOwn] = await Promise.all([ownerOf(token), isOfApp(token)]);
  if (!owner || currentSession()) return;
  const question = async () => {
    onQuestion();
    await spoken;
    return { message: text('shell', 'sign_in_as', { name: owner.userName }) };
  };
  if (isOwn || (await confirmAccount(owner.id, question))) signIn(owner);
}

/**
 * Starts a session with the token of the address once the gateway has confirmed it (R2.19), and the native app or the
 * visitor. The token never replaces a session.
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
