import { environment } from '@tessera/shell/environment';
import { track } from '@tessera/shell/tracking';
import type { MouseEvent } from 'react';
import { isAppFile } from '../app-file';
import { requestedDialog } from '../requested-dialog';
import { downloadTarget } from './link-target';

interface TelegramBridge {
  postEvent(name: string, data: string): void;
}

const isBridge = (candidate: unknown): candidate is TelegramBridge =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'postEvent' in candidate &&
  typeof candidate.postEvent === 'function';

/**
 * Opens an address in the system's browser from inside Telegram, whose web view cannot open tabs.
 * @returns false without Telegram's bridge, as in its web version, where a link works
 */
function openFromTelegram(url: string): boolean {
  const bridge: unknown = Reflect.get(window, 'TelegramWebviewProxy');
  if (!isBridge(bridge)) return false;
  bridge.postEvent('web_app_open_link', JSON.stringify({ url }));
  return true;
}

const isProfile = (url: string): boolean => /\.mobileconfig$/i.test(new URL(url).pathname);

/** Properties of an `<a>` that leads to a download. */
export interface DownloadLinkProps {
  readonly href: string;
  readonly target: '_self' | '_blank';
  readonly rel: string | undefined;
  onClick(event: MouseEvent): void;
}

/**
 * The properties of a link to a download (R4.26). Its click is tracked, and a profile of iOS opens the guide to it.
 * @param url an absolute, trusted address
 */
export function downloadLinkProps(url: string): DownloadLinkProps {
  const { os, ...device } = environment();
  const target = downloadTarget(url, device);
  return {
    href: url,
    target,
    rel: target === '_blank' ? 'noopener' : undefined,
    onClick(event) {
      // Clicks on app files are tracked for the whole page.
      if (!isAppFile(url)) track('downloadApp', { url });
      if (device.isTelegram && openFromTelegram(url)) event.preventDefault();
      if (os === 'ios' && isProfile(url)) requestedDialog.setState('profile');
    },
  };
}
