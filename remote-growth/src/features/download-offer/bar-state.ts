import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useSyncExternalStore } from 'react';
import { changeSignal } from '../../common/shared-value';

/** 1: the bar is hidden (R3.16, R4.23b). */
const hideDownloadBar = storedValue(keys.hideDownloadBar);
/** 1: the app window is open. It replaces the bar that the visitor closed. */
const appWindow = storedValue(keys.appWindow);

/** What this session shows: the bar, the app window after the bar was closed, or neither. */
export type BarState = 'bar' | 'window' | 'closed';

const { notify, watch } = changeSignal();

function barState(): BarState {
  if (hideDownloadBar.get() !== 1) return 'bar';
  return appWindow.get() === 1 ? 'window' : 'closed';
}

/** The state in session storage; renders again when a function of this file changes it. */
export const useBarState = (): BarState => useSyncExternalStore(watch, barState);

/** Hides the bar for this session, without the app window. */
export function hideBar(): void {
  if (hideDownloadBar.get() === 1) return;
  hideDownloadBar.set(1);
  notify();
}

/** Hides the bar for this session and shows the app window (R4.23c). */
export function closeBar(): void {
  appWindow.set(1);
  hideDownloadBar.set(1);
  notify();
}

/** Closes the app window for this session. */
export function closeAppWindow(): void {
  appWindow.remove();
  notify();
}
