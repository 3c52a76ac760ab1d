import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useSyncExternalStore } from 'react';

/** 1 is hidden (R3.16, R4.23b). */
const hideDownloadBar = storedValue(keys.hideDownloadBar);
/** 1 is open: what the member gets in exchange for the bar that they closed. */
const appWindow = storedValue(keys.appWindow);

/** What this session has come to: the bar, the app window after the bar was closed, or neither. */
export type Stage = 'bar' | 'window' | 'over';

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** The stage as session storage tells it. */
export function currentStage(): Stage {
  if (hideDownloadBar.get() !== 1) return 'bar';
  return appWindow.get() === 1 ? 'window' : 'over';
}

/** The stage, kept up to date in every part that shows it. */
export const useStage = (): Stage =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentStage);

/** Hides the bar for this session, with nothing in its place. */
export function hideBar(): void {
  if (hideDownloadBar.get() === 1) return;
  hideDownloadBar.set(1);
  changed();
}

/** What the bar's close button does: hides the bar and shows the app window (R4.23c). */
export function closeBar(): void {
  appWindow.set(1);
  hideDownloadBar.set(1);
  changed();
}

/** Ends it for this session. */
export function closeAppWindow(): void {
  appWindow.remove();
  changed();
}
