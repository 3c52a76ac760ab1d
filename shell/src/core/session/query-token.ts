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
    // Nobody's token, or no answer: whoever came with it is a visitor, and a guarded page says the rest.
    console.warn('[tessera] the gateway did not confirm the token in the address');
  } finally {
    isPending = false;
  }
}

/**
 * Takes a token from the address into the session once the gateway has confirmed it (R2.19). A member who is signed
 * in stays who they are: an address that somebody sent must not make them act for another account.
 */
export function confirmQueryToken(): void {
  const early = window.__tessera;
  const token = early?.token ?? consumeQueryToken();
  if (early) delete early.token;
  if (token === undefined || currentSession()) return;
  isPending = true;
  confirmed = markSettled(confirm(token));
}

/** Whether a token from the address still waits for the gateway's word. */
export const isTokenPending = (): boolean => isPending;

/** Resolves when there is nothing to wait for: the token was taken up or refused, or there never was one. */
export const tokenConfirmed = (): Promise<void> => confirmed;
