import { keys, type SessionInfo } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import type { NotificationSwitch } from '@tessera/shell/notices';
import { currentSession } from '@tessera/shell/session';
import { warnOfPush } from './warn';

/** Loads the code that registers this device, with the library of the push service. */
export const loadRegistration = () => import(/* webpackChunkName: "push" */ './registration');

const off = storedValue(keys.notificationsOff);

/**
 * Updates the registration of this device when a session starts, changes or ends (R4.32b, R4.33a). Loads no code unless
 * notifications are allowed, and not after the member switched them off on this device.
 */
export function syncWithSession(session: SessionInfo | undefined): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || off.get() === 1) return;
  loadRegistration().then(({ syncRegistration }) => syncRegistration(session?.token), warnOfPush);
}

/**
 * Registers this device at once when notifications become allowed, wherever that was asked: in the account, or in the
 * browser's own settings. Without the Permissions API, the next change of the session does it.
 */
export async function watchPermission(): Promise<void> {
  try {
    const permission = await navigator.permissions.query({ name: 'notifications' });
    permission.addEventListener('change', () => {
      if (permission.state === 'granted') syncWithSession(currentSession());
    });
  } catch {
    // The browser has no Permissions API, or it does not know this permission.
  }
}

/** Registers or removes this device at once, and remembers it for the next session. */
export const notificationSwitch: NotificationSwitch = {
  isOff: () => off.get() === 1,
  async change(isOn) {
    if (isOn) off.remove();
    else off.set(1);
    try {
      const { removeRegistration, syncRegistration } = await loadRegistration();
      await (isOn ? syncRegistration(currentSession()?.token) : removeRegistration());
    } catch (error) {
      warnOfPush(error);
    }
  },
};
