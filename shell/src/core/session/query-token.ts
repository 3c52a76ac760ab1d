import { memberInfo } from '@tessera/contract';
import { markSettled } from '@tessera/remote';
import { consumeQueryToken } from '../../platform/entry-url';
import { clientFor } from '../request';
import { currentSession } from '../session-state';
import { signIn } from './sign-in';

let isPending = false;
let confirmed = markSettled(Promise.resolve());

async function confirm(token: string): Promise<void> {
  try {
    const info = await clientFor(token).call(memberInfo, {}, { alert: false });
    signIn({ id: info.id, token, userName: info.account, customerType: info.type });
  } catch {
    // An invalid token, or no answer: the page goes on as for a visitor, and a guarded page leads to the login.
    console.warn('[tessera] the gateway did not confirm the token in the address');
  } finally {
    isPending = false;
  }
}

/**
 * Starts a session with the token of the address once the gateway has confirmed it (R2.19). Ignored if a member is
 * signed in: an address that someone else sent must not switch the account.
 */
export function confirmQueryToken(): void {
  const early = window.__tessera;
  const token = early?.token ?? consumeQueryToken();
  if (early) delete early.token;
  if (token === undefined || currentSession()) return;
  isPending = true;
  confirmed = markSettled(confirm(token));
}

/** Whether a token from the address waits for the gateway's answer. */
export const isTokenPending = (): boolean => isPending;

/** Resolves when the token of the address was accepted or refused; at once if there is no token. */
export const tokenConfirmed = (): Promise<void> => confirmed;
