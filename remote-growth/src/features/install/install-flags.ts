import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** The counter of an installed app. No visitor declines this often (R9.17). */
export const INSTALLED = 99;

const closedTimes = storedValue(keys.closedInstallTimes);
const skipInstall = storedValue(keys.skipInstall);
const pwaInstalled = storedValue(keys.pwaInstalled);
const missingPrompt = storedValue(keys.missingInstallPrompt);
const inApp = storedValue(keys.inApp);

/** What this browser has stored about the install question (R3.15). */
export const installFlags = () => ({
  isInstalled: pwaInstalled.get() === 1 || (closedTimes.get() ?? 0) >= INSTALLED,
  isDeclined: skipInstall.get() === 1,
  /** `in_app` is 0: the native app around the page, or its tester, does not want prompts. */
  isUnwanted: inApp.get() === 0,
});

/** Ends the automatic question. A tap on the download button still asks. */
export const stopAsking = (): void => skipInstall.set(1);

/** The visitor declined (R4.28b). */
export function noteDeclined(): void {
  stopAsking();
  closedTimes.set((closedTimes.get() ?? 0) + 1);
}

/** The app is on the home screen (R4.28c). */
export function noteInstalled(): void {
  closedTimes.set(INSTALLED);
  pwaInstalled.set(1);
}

/** Stores whether the browser sent a prompt (R4.27b). */
export const notePrompt = (exists: boolean): void => (exists ? missingPrompt.remove() : missingPrompt.set(1));
