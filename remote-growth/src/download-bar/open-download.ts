import { environment } from '@tessera/shell/environment';

/** A file that the system takes over: the page stays, so it needs no tab of its own. */
const isPackage = (url: string): boolean => /\.(ipa|apk|mobileconfig)$/i.test(new URL(url).pathname);

/** Where a download address opens: packages in the same tab, all else in a new one, everything in a new one inside Telegram (R4.26). */
export const downloadTarget = (url: string, isTelegram: boolean): '_self' | '_blank' =>
  isPackage(url) && !isTelegram ? '_self' : '_blank';

/** Opens a download address; `url` is absolute. */
export function openDownload(url: string): void {
  const target = downloadTarget(url, environment().isTelegram);
  window.open(url, target, target === '_blank' ? 'noopener' : '');
}
