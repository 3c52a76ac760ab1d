import type { Environment } from '@tessera/shell/environment';

/** A file that the system takes over: the page stays, so it needs no tab of its own. */
export const isPackage = (url: string): boolean => /\.(ipa|apk|mobileconfig)$/i.test(new URL(url).pathname);

/** An address that iOS itself takes, without a page; a tab of its own would stay empty. */
const isForSystem = (url: string): boolean => new URL(url).protocol === 'itms-services:';

/**
 * Where a download address opens: packages in the same tab, all else in a new one, everything in a new one inside
 * Telegram (R4.26). The views of Maya and GCash have no tabs at all.
 */
export function downloadTarget(
  url: string,
  here: Pick<Environment, 'isTelegram' | 'isMaya' | 'isGcash'>,
): '_self' | '_blank' {
  if (here.isTelegram) return '_blank';
  const isHere = here.isMaya || here.isGcash || isPackage(url) || isForSystem(url);
  return isHere ? '_self' : '_blank';
}
