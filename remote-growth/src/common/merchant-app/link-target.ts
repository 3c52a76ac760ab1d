import type { Environment } from '@tessera/shell/environment';
import { isAppFile } from '../app-file';

/** An installation link of iOS: iOS handles it without a page, so a new tab would stay empty. */
const isInstallationLink = (url: string): boolean => new URL(url).protocol === 'itms-services:';

/**
 * Where a download address opens: app files in the same tab, because the system takes them over and the page stays; other
 * addresses in a new tab; everything in a new tab inside Telegram (R4.26). The web views of Maya and GCash have no tabs.
 */
export function downloadTarget(
  url: string,
  { isTelegram, isMaya, isGcash }: Pick<Environment, 'isTelegram' | 'isMaya' | 'isGcash'>,
): '_self' | '_blank' {
  if (isTelegram) return '_blank';
  return isMaya || isGcash || isAppFile(url) || isInstallationLink(url) ? '_self' : '_blank';
}
