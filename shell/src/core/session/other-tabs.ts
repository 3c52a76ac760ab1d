import { keys } from '@tessera/contract';
import { storedValue } from '../../platform/storage';
import { currentSession, dispatch, storedSession } from '../session-state';
import { endSession } from './end-session';

/** The member who signed out. It stands only for the moment that other tabs need to hear of it. */
const signedOut = storedValue(keys.signedOut);

/** Tells the member's other tabs that the member has signed out. */
export function tellOtherTabs(id: string): void {
  signedOut.set({ id, at: Date.now() });
  signedOut.remove();
}

function heard(raw: string): string | undefined {
  try {
    return keys.signedOut.read(JSON.parse(raw))?.id;
  } catch {
    return undefined;
  }
}

/**
 * Ends this tab's session when the same member signs out in another one, and when the page comes back from the
 * browser's memory after the session has ended.
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== keys.signedOut.name || newValue === null) return;
    const id = heard(newValue);
    if (id !== undefined && id === currentSession()?.id) void endSession();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && currentSession() && !storedSession.get()) dispatch({ type: 'signedOut' });
  });
}
