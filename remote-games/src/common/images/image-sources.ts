import { parseAddress } from '@tessera/contract';

/** One place where a picture can be had. */
export interface ImageSource {
  readonly src: string;
  /** The image host behind it, as `hostBase` names it; absent for a path on our own origin. */
  readonly host?: string;
}

/** Where an entry of the merchant's image list begins: a path on our own origin, or a host with or without scheme and path. */
function hostBase(entry: string): string | undefined {
  const isPath = /^\/(?![/\\])/.test(entry);
  const url = parseAddress(isPath ? entry : entry.replace(/^(https?:)?(\/\/)?/, 'https://'), location.origin);
  return url?.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
}

const ownPath = (url: URL) => url.pathname + url.search;
const isWhole = (image: string) => /^([a-z][a-z\d+.-]*:|[/\\])/i.test(image);

/** The path of a picture below a host, or undefined when it is not there. */
const below = (base: string, url: URL): string | undefined =>
  url.href.startsWith(`${base}/`) ? url.href.slice(base.length + 1) : undefined;

function sourceAt(base: string, path: string): ImageSource | undefined {
  const url = parseAddress(path, `${base}/`);
  if (!url || below(base, url) === undefined) return undefined;
  return { host: base, src: url.origin === location.origin ? ownPath(url) : url.href };
}

/**
 * Where a picture may come from, best first (R3.22): a path below each of the merchant's image hosts in turn, the same
 * path on the others when one of them is named, or a path on our own origin. Anything else is no picture.
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
