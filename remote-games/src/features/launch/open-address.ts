import { askNativeApp, type Environment, environment, NativeFailure } from '@tessera/shell/environment';
import * as v from 'valibot';
import { leave } from './leave';

/** How a game opens: in place of the page, in a window of its own, by the native app, or by Telegram. */
export type OpenMode = 'same-tab' | 'new-tab' | 'native-app' | 'telegram';

/**
 * Chooses how a game opens in an environment. An app on the home screen has no address bar: in place of the page, a
 * game without a link back would trap the member. There it gets a window, which the browser shows with a close button.
 */
export function openMode({ isNativeApp, isTelegram, isPwa, isWebclip }: Environment): OpenMode {
  if (isNativeApp) return 'native-app';
  if (isTelegram) return 'telegram';
  return isPwa || isWebclip ? 'new-tab' : 'same-tab';
}

/** What happened to an address: the page leaves for it, it opened elsewhere, or the browser needs a tap to open it. */
export type Opened = 'leaving' | 'elsewhere' | 'blocked';

const telegramWindow = v.object({
  Telegram: v.object({
    WebApp: v.object({ openLink: v.custom<(url: string) => void>((value) => typeof value === 'function') }),
  }),
});

function leaveFor(address: string): Opened {
  leave(address);
  return 'leaving';
}

/** Opens a window without access to ours. Without a tap, browsers may refuse it. */
export function openWindow(address: string): Opened {
  const opened = window.open('', '_blank');
  if (!opened) return 'blocked';
  opened.opener = null;
  opened.location.replace(address);
  return 'elsewhere';
}

async function openInApp(address: string): Promise<Opened> {
  try {
    await askNativeApp('openGame', { url: address });
    return 'elsewhere';
  } catch (thrown) {
    if (thrown instanceof NativeFailure && thrown.code === 'no-app') return leaveFor(address);
    throw thrown;
  }
}

function openByTelegram(address: string): Opened {
  const telegram = v.safeParse(telegramWindow, window);
  if (!telegram.success) return leaveFor(address);
  telegram.output.Telegram.WebApp.openLink(address);
  return 'elsewhere';
}

/**
 * Opens the checked address of a game in the way of the current environment.
 * @throws NativeFailure if the native app refuses; the member has then been told (R8.24)
 */
export async function openAddress(address: string): Promise<Opened> {
  const mode = openMode(environment());
  if (mode === 'native-app') return openInApp(address);
  if (mode === 'telegram') return openByTelegram(address);
  return mode === 'new-tab' ? openWindow(address) : leaveFor(address);
}
