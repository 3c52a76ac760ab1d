import { keys, type SessionInfo } from '@tessera/contract';
import { createStore } from 'zustand/vanilla';
import { merchant } from '../../platform/merchant';
import { storedValue } from '../../platform/storage';
import { forgetIdentity } from './forget-identity';
import { reduce, type SessionEvent, visitor } from './reducer';
import { storedCustomer, storedSession } from './stored-session';

/** A picture of the last page belongs to one session. */
const lastScreen = storedValue(keys.screen);

export const sessionStore = createStore(() => visitor);

/** Whether another page of this tab has stored another session since: this page neither changes nor ends that one. */
function isReplaced(session: SessionInfo | undefined): boolean {
  const stored = storedSession.get();
  return session !== undefined && stored !== undefined && stored.token !== session.token;
}

/** Applies an event and writes the session to session storage. */
export function dispatch(event: SessionEvent): void {
  const before = sessionStore.getState();
  const after = reduce(before, event);
  sessionStore.setState(after, true);
  if (event.type === 'signedIn' || event.type === 'signedOut') lastScreen.remove();
  // A sign-out clears the stored session even if this page had none (R8.8).
  if (after.session === before.session && event.type !== 'signedOut') return;
  if (event.type !== 'signedIn' && isReplaced(before.session)) return;
  if (after.session) storedSession.set(after.session);
  else {
    storedSession.remove();
    storedCustomer.remove();
    forgetIdentity();
  }
}

export const currentSession = (): SessionInfo | undefined => sessionStore.getState().session;

/** Restores the session that this tab had before a reload. Discards the session of another merchant. */
export function restoreSession(): void {
  const stored = storedSession.get();
  if (stored?.merchantCode === merchant().code) dispatch({ type: 'restored', session: stored });
  else if (stored) storedSession.remove();
}
