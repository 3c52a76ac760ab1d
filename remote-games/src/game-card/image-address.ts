import { parseAddress } from '../address/parse-address';

/** The host that an entry of the merchant's image list names, with or without its scheme; a path names none. */
const hostOf = (entry: string): string | undefined =>
  /^\/(?!\/)/.test(entry) ? undefined : parseAddress(entry.replace(/^(https?:)?(\/\/)?/, 'https://'))?.host;

/**
 * A game's artwork where it may come from: a path on our own origin, or an https address on one of the merchant's
 * image hosts (R3.22). Anything else is no image.
 */
export function imageAddress(image: string | undefined, imageHosts: readonly string[]): string | undefined {
  const url = image === undefined ? undefined : parseAddress(image, location.origin);
  if (!url) return undefined;
  if (url.origin === location.origin) return url.pathname + url.search;
  const isAllowed = url.protocol === 'https:' && imageHosts.some((entry) => hostOf(entry) === url.host);
  return isAllowed ? url.href : undefined;
}
