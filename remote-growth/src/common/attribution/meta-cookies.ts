import { clickedAt, clickIds } from './click-ids';
import { cookie, saveCookie } from './cookie';

/** How many labels the host has above the top-level domain, as Meta counts: 1 for `club.com`, 2 for `m.club.com`. */
const subdomainIndex = (): number => location.hostname.split('.').length - 1;

/** A value from the address must not add attributes to the cookie. */
const isClickId = (value: string | undefined): value is string => /^[\w.-]+$/.test(value ?? '');

/** Ten digits that identify the browser to Meta, in the form of Meta's own script. */
const randomDigits = (): string => String(Math.floor(Math.random() * 9e9) + 1e9);

/**
 * Sets the two cookies by which Meta recognises a click and a browser, for 90 days and in Meta's formats:
 * `fb.<index>.<ms>.<fbclid>` and `fb.<index>.<ms>.<random>` (R9.2). Does not need Meta's script. A new fbclid replaces
 * the old one, with its upper and lower case.
 * @param now in ms since 1970
 */
export function saveMetaCookies(hasPixel: boolean, now = Date.now()): void {
  const { fbclid } = clickIds(now);
  const index = subdomainIndex();
  if (isClickId(fbclid) && !cookie('_fbc')?.endsWith(`.${fbclid}`))
    saveCookie('_fbc', `fb.${index}.${clickedAt('fbclid') ?? now}.${fbclid}`);
  const needsBrowserId = hasPixel || fbclid !== undefined;
  if (needsBrowserId && cookie('_fbp') === undefined)
    saveCookie('_fbp', `fb.${index}.${now}.${randomDigits()}`);
}

/** The values of the two cookies. */
export const metaIds = (): { readonly fbc: string | undefined; readonly fbp: string | undefined } => ({
  fbc: cookie('_fbc'),
  fbp: cookie('_fbp'),
});
