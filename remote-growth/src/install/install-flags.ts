import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** What the counter stands at once the app is installed: more often than anybody closes it (R9.17). */
export const INSTALLED = 99;

const on = v.literal(1);
const closedTimes = storedValue(
  'local',
  'tessera:a2hs-closed-times',
  v.pipe(v.number(), v.integer(), v.minValue(0)),
);
const skipInstall = storedValue('local', 'tessera:skip-install', on);
const pwaInstalled = storedValue('local', 'tessera:pwa-installed', on);
const missingPrompt = storedValue('local', 'tessera:missing-install-prompt', on);
const inApp = storedValue('local', 'in_app', v.picklist([0, 1]));

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
