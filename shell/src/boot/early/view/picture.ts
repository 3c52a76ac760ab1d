import { isRecord, type RawStatus } from './facts';

/** A path, and a host without port: what every browser writes as it is. */
const PATH = /^[\w-][\w./-]*(\?[\w.=&-]+)?$/;
const HOST = /^(?:https?:)?(?:\/\/)?([a-z\d.-]+\.[a-z]+(?:\/[\w./-]*)?)$/;

const OWN = /^\/(?=[\w-])[\w./-]*$/;
/** A browser leaves these out. */
const DOTS = /\/\.\.?(\/|$)/;

const base = (entry: string): string | undefined => {
  const own = OWN.test(entry) ? entry : undefined;
  const host = HOST.exec(entry)?.[1];
  return (own ?? (host && `https://${host}`))?.replace(/\/+$/, '');
};

/**
 * The address of a picture on the merchant's first image host, as the pages make it.
 * @returns undefined for no picture, and `unknown` for what only the page can judge
 */
export function pictureOf(image: unknown, status: RawStatus): string | undefined {
  if (image === undefined || image === null || image === '') return undefined;
  const hosts: unknown = isRecord(status) ? status.imageCDN : undefined;
  const first: unknown = Array.isArray(hosts) ? hosts[0] : undefined;
  const host = typeof first === 'string' ? base(first) : undefined;
  if (typeof image !== 'string' || DOTS.test(image)) return 'unknown';
  if (image.startsWith('/') && PATH.test(image.slice(1))) return image;
  if (host === undefined) return 'unknown';
  if (PATH.test(image)) return `${host}/${image}`;
  return image.startsWith(`${host}/`) && PATH.test(image.slice(host.length + 1)) ? image : 'unknown';
}
