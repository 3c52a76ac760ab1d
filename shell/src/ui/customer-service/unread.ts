import { mayChat, unreadCount } from '@tessera/contract';
import { call } from '../../core/request';
import { currentSession } from '../../core/session';
import { dispatch, sessionStore } from '../../core/session-state';
import { hasFlag, siteStore } from '../../core/site';

/** Shows a count of unread chat messages in the bottom navigation. */
export function showUnread(unread: number): void {
  const token = currentSession()?.token;
  if (token !== undefined) dispatch({ type: 'memberLoaded', token, part: { unread } });
}

const mayHaveSome = (): boolean => {
  const session = currentSession();
  return session !== undefined && mayChat(session.type) && hasFlag('CBS3');
};

/** Counts again, for those who may have any: types 0, 1 and 2, where chat is on (R6.2c, R7.28). Never throws. */
export async function refreshUnread(): Promise<void> {
  if (!mayHaveSome()) return;
  try {
    const { unReadCount } = await call(unreadCount, {}, { alert: false });
    showUnread(unReadCount);
  } catch {
    // The last count stands.
  }
}

/**
 * Counts when the chat is switched on for a member who was signed in before the site's state came, and when the
 * member comes back to the page. A new session counts by itself.
 */
export function watchUnread(): void {
  let had = mayHaveSome();
  siteStore.subscribe(() => {
    const has = mayHaveSome();
    if (has && !had) void refreshUnread();
    had = has;
  });
  sessionStore.subscribe(() => {
    had = mayHaveSome();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshUnread();
  });
}
