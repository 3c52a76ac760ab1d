import type { Environment } from '@tessera/shell/environment';

/** Whether an address, absolute or of this site, is a file that installs the app. The system takes it over: the page stays. */
export const isAppFile = (address: string): boolean =>
  /\.(ipa|apk|mobileconfig)$/i.test(new URL(address, location.origin).pathname);

/** An installation link of iOS: iOS handles it without a page, so a new tab would stay empty. */
const isInstallationLink = (url: string): boolean => new URL(url).protocol === 'itms-services:';

/**
 * Where a download address opens: app files in the same tab, other addresses in a new one, and everything in a new one
 * inside Telegram (R4.26). The web views of Maya and GCash have no tabs.
 */
export function downloadTarget(
  url: string,
  { isTelegram, isMaya, isGcash }: Pick<Environment, 'isTelegram' | 'isMaya' | 'isGcash'>,
): '_self' | '_blank' {
  if (isTelegram) return '_blank';
  return isMaya || isGcash || isAppFile(url) || isInstallationLink(url) ? '_self' : '_blank';
}
