import { askNativeApp, environment, NativeFailure } from '@tessera/shell/environment';
import * as v from 'valibot';
import { leave } from './leave';
import { openMode } from './open-mode';

/** What became of an address: the page is leaving for it, it opened elsewhere, or only a tap can open it. */
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

/** Opens a window of its own that knows nothing of ours; browsers may refuse it when no tap asked for it. */
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
 * Opens a checked address of a game in the way of the place that the page runs in.
 * @throws NativeFailure when the native app refuses: the member has then been told (R8.24)
 */
export async function openAddress(address: string): Promise<Opened> {
  const mode = openMode(environment());
  if (mode === 'native-app') return openInApp(address);
  if (mode === 'telegram') return openByTelegram(address);
  return mode === 'new-tab' ? openWindow(address) : leaveFor(address);
}
