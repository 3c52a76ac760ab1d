import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { createStore, useStore } from '@tessera/shell/state';

/** 1: the bar is hidden (R3.16, R4.23b). */
const hideDownloadBar = storedValue(keys.hideDownloadBar);
/** 1: the app window is open. It replaces the bar that the visitor closed. */
const appWindow = storedValue(keys.appWindow);

/** What this session shows: the bar, the app window after the bar was closed, or neither. */
export type BarState = 'bar' | 'window' | 'closed';

function barState(): BarState {
  if (hideDownloadBar.get() !== 1) return 'bar';
  return appWindow.get() === 1 ? 'window' : 'closed';
}

/** Counts the changes by this file. The state itself is in session storage. */
const changes = createStore(() => 0);
const noteChange = () => changes.setState((count) => count + 1);

export const useBarState = (): BarState => useStore(changes, barState);

/** Hides the bar for this session, without the app window. */
export function hideBar(): void {
  if (hideDownloadBar.get() === 1) return;
  hideDownloadBar.set(1);
  noteChange();
}

/** Hides the bar for this session and shows the app window (R4.23c). */
export function closeBar(): void {
  appWindow.set(1);
  hideDownloadBar.set(1);
  noteChange();
}

/** Closes the app window for this session. */
export function closeAppWindow(): void {
  appWindow.remove();
  noteChange();
}
