import { clickedAt, clickIds } from './click-ids';
import { cookie, keepCookie } from './cookie';

/** By how many labels the host stands above the top level, as Meta counts: 1 for `club.com`, 2 for `m.club.com`. */
const subdomainIndex = (): number => location.hostname.split('.').length - 1;

/** Whatever else stands in an address must not get into a cookie. */
const isClickId = (value: string | undefined): value is string => /^[\w.-]+$/.test(value ?? '');

/** Digits that name a browser to Meta, as its own script makes them. */
const someNumber = (): string => String(Math.floor(Math.random() * 9e9) + 1e9);

/**
 * Sets the two cookies by which Meta finds a click and a browser again, for 90 days and in its own formats, whether or
 * not its script is allowed to run: `fb.<index>.<ms>.<fbclid>` and `fb.<index>.<ms>.<random>` (R9.2). A new fbclid
 * takes the place of the old one; its letters stay as they are.
 */
export function keepMetaCookies(hasPixel: boolean, now = Date.now()): void {
  const { fbclid } = clickIds(now);
  const index = subdomainIndex();
  if (isClickId(fbclid) && !cookie('_fbc')?.endsWith(`.${fbclid}`))
    keepCookie('_fbc', `fb.${index}.${clickedAt('fbclid') ?? now}.${fbclid}`);
  const isWanted = hasPixel || fbclid !== undefined;
  if (isWanted && cookie('_fbp') === undefined) keepCookie('_fbp', `fb.${index}.${now}.${someNumber()}`);
}

/** What the two cookies hold. */
export const metaIds = (): { readonly fbc: string | undefined; readonly fbp: string | undefined } => ({
  fbc: cookie('_fbc'),
  fbp: cookie('_fbp'),
});
