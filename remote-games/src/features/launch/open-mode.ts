import type { Environment } from '@tessera/shell/environment';

/** How a game opens: in the page's place, in a window of its own, by the native app, or by Telegram. */
export type OpenMode = 'same-tab' | 'new-tab' | 'native-app' | 'telegram';

/**
 * How a game opens where the page runs. An app on the home screen has no address bar: a game in its place that does
 * not lead back would be a trap, so it gets a window with the browser's own way to close it.
 */
export function openMode({ isNativeApp, isTelegram, isPwa, isWebclip }: Environment): OpenMode {
  if (isNativeApp) return 'native-app';
  if (isTelegram) return 'telegram';
  return isPwa || isWebclip ? 'new-tab' : 'same-tab';
}
