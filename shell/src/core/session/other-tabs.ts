import { keys } from '@tessera/contract';
import { storedValue } from '../../platform/storage';
import { currentSession, dispatch, storedSession } from '../session-state';
import { endSession } from './end-session';

/** The member who signed out. It is removed at once: the storage event is all that other tabs need. */
const signedOut = storedValue(keys.signedOut);

/** Notifies the member's other tabs of the sign-out. */
export function notifyOtherTabs(id: string): void {
  signedOut.set({ id, at: Date.now() });
  signedOut.remove();
}

function memberIn(raw: string): string | undefined {
  try {
    return keys.signedOut.read(JSON.parse(raw))?.id;
  } catch {
    return undefined;
  }
}

/**
 * Brings a page that the browser restores from its back-forward cache to the session that the tab has now. Data of
 * another session are hidden until the page has loaded anew.
 */
function adoptStored(page: Pick<Location, 'reload'>): void {
  const stored = storedSession.get();
  if (stored?.token === currentSession()?.token) return;
  if (stored) {
    document.body.hidden = true;
    page.reload();
  } else dispatch({ type: 'signedOut' });
}

/**
 * Ends this tab's session when the same member signs out in another one, and when the browser restores the page from
 * its back-forward cache after the session has ended. Reloads a restored page if another session has begun since.
 */
export function watchOtherTabs(page: Pick<Location, 'reload'> = location): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== keys.signedOut.name || newValue === null) return;
    const id = memberIn(newValue);
    if (id !== undefined && id === currentSession()?.id) void endSession();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && adoptStored(page));
}
