import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** What the counter stands at once the app is installed: more often than anybody closes it (R9.17). */
export const INSTALLED = 99;

const closedTimes = storedValue(keys.closedInstallTimes);
const skipInstall = storedValue(keys.skipInstall);
const pwaInstalled = storedValue(keys.pwaInstalled);
const missingPrompt = storedValue(keys.missingInstallPrompt);
const inApp = storedValue(keys.inApp);

/** What this browser remembers of the install question (R3.15). */
export const installFlags = () => ({
  isInstalled: pwaInstalled.get() === 1 || (closedTimes.get() ?? 0) >= INSTALLED,
  isDeclined: skipInstall.get() === 1,
  /** The native app around the page, or who tests it, wants no questions. */
  isUnwanted: inApp.get() === 0,
});

/** The visitor has been asked, and is not to be asked again without a tap of their own. */
export const stopAsking = (): void => skipInstall.set(1);

/** The visitor said no (R4.28b). */
export function noteDeclined(): void {
  stopAsking();
  closedTimes.set((closedTimes.get() ?? 0) + 1);
}

/** The app is on the home screen (R4.28c). */
export function noteInstalled(): void {
  closedTimes.set(INSTALLED);
  pwaInstalled.set(1);
}

/** Whether the browser had a prompt to give (R4.27b). */
export const notePrompt = (isThere: boolean): void =>
  isThere ? missingPrompt.remove() : missingPrompt.set(1);
