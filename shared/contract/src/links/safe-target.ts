import { parseAddress } from './parse-address';

/** The page's own address. Declared here because Node's types, with which the sandbox is checked, have no `location`. */
declare const location: Pick<URL, 'origin'>;

/** The path of an address of our own origin, which a platform's links often name in full. Another text is unchanged. */
const withoutOrigin = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;

/**
 * Checks redirect targets from outside (backUrl, redirectUrl, the go parameter). @returns an in-app path
 * `/m/…` of our own origin, or undefined. The browser's own parser decides, so that backslashes, tabs, encodings and
 * protocol-relative forms are read exactly as a navigation would read them.
 */
export function safeTarget(raw: string | null | undefined): string | undefined {
  const path = withoutOrigin(raw ?? '');
  const url = path.startsWith('/') ? parseAddress(path, location.origin) : undefined;
  if (url?.origin !== location.origin) return undefined;
  if (url.pathname !== '/m' && !url.pathname.startsWith('/m/')) return undefined;
  // Decoding the path a second time must not change its meaning.
  if (/%(2f|5c)/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
