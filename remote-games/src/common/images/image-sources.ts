import { parseAddress } from '@tessera/contract';

/** One address of a picture. */
export interface ImageSource {
  readonly src: string;
  /** The image host, as `hostBase` returns it; absent for a path on our own origin. */
  readonly host?: string;
}

/**
 * Reads an entry of the merchant's image list: a path on our own origin, or a host with or without scheme and path.
 * @returns the address that paths of pictures are appended to, undefined for a malformed entry
 */
function hostBase(entry: string): string | undefined {
  const isPath = /^\/(?![/\\])/.test(entry);
  const url = parseAddress(isPath ? entry : entry.replace(/^(https?:)?(\/\/)?/, 'https://'), location.origin);
  return url?.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
}

const ownPath = (url: URL) => url.pathname + url.search;
const isWhole = (image: string) => /^([a-z][a-z\d+.-]*:|[/\\])/i.test(image);

/** @returns the path of an address below a host, undefined if the address is not below it */
const below = (base: string, url: URL): string | undefined =>
  url.href.startsWith(`${base}/`) ? url.href.slice(base.length + 1) : undefined;

function sourceAt(base: string, path: string): ImageSource | undefined {
  const url = parseAddress(path, `${base}/`);
  if (!url || below(base, url) === undefined) return undefined;
  return { host: base, src: url.origin === location.origin ? ownPath(url) : url.href };
}

/**
 * Lists the addresses of a picture, the preferred one first (R3.22). A relative path is looked up below each of the
 * merchant's image hosts. An address on one of the hosts is tried there first, then under the same path on the others.
 * A path on our own origin stays there.
 * @returns no address for anything else
 */
export function imageSources(image: string | undefined, imageHosts: readonly string[]): ImageSource[] {
  if (!image) return [];
  const bases = [...new Set(imageHosts.flatMap((entry) => hostBase(entry) ?? []))];
  const on = (hosts: readonly string[], path: string) => hosts.flatMap((base) => sourceAt(base, path) ?? []);
  if (!isWhole(image)) return on(bases, image);
  const url = parseAddress(image, location.origin);
  const named = url && bases.find((base) => below(base, url) !== undefined);
  if (url && named) {
    const others = bases.filter((base) => base !== named);
    return on([named, ...others], below(named, url) ?? '');
  }
  return url?.origin === location.origin ? [{ src: ownPath(url) }] : [];
}
