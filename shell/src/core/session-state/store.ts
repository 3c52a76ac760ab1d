import type { SessionInfo } from '@tessera/contract';
import { createStore } from 'zustand/vanilla';
import { merchant } from '../../platform/merchant';
import { reduce, type SessionEvent, visitor } from './reducer';
import { storedCustomer, storedSession } from './stored-session';

export const sessionStore = createStore(() => visitor);

/** Applies an event and keeps session storage in step. */
export function dispatch(event: SessionEvent): void {
  const before = sessionStore.getState();
  const after = reduce(before, event);
  sessionStore.setState(after, true);
  // A sign-out clears what is stored even where this page knew of no session (R8.8).
  if (after.session === before.session && event.type !== 'signedOut') return;
  if (after.session) storedSession.set(after.session);
  else {
    storedSession.remove();
    storedCustomer.remove();
  }
}

export const currentSession = (): SessionInfo | undefined => sessionStore.getState().session;

/** Takes up the session that this tab had before a reload; one of another merchant is none. */
export function restoreSession(): void {
  const stored = storedSession.get();
  if (stored?.merchantCode === merchant().code) dispatch({ type: 'restored', session: stored });
  else if (stored) storedSession.remove();
}
