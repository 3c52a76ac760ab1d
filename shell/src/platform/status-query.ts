import type { RequestOf, status } from '@tessera/contract';
import { areaOf } from './storage';

export type StatusQuery = RequestOf<typeof status>;

function stored(key: string): unknown {
  const raw = areaOf('local').getItem(key);
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return raw;
  }
}

const isCode = (raw: unknown): raw is string | number => /^[\w.@-]{1,64}$/.test(String(raw ?? ''));

/** The link that brought the visitor, now or before. */
function track(): string | undefined {
  const found = [new URLSearchParams(location.search).get('tid'), stored('tid')].find(isCode);
  return found === undefined ? undefined : String(found);
}

/** The host under which the visitor came first. */
function originalDomain(): string {
  const known = stored('reg_info');
  const domain = known && Object.entries(known).find(([name]) => name === 'originalDomain')?.[1];
  return typeof domain === 'string' && domain !== '' ? domain : location.hostname;
}

/**
 * What the status is asked with (R7.13a): the visitor's link and first host, and the page without its query, in which
 * a token may stand. Read without schemas, because every byte of the early script stands in the HTML.
 */
export const statusQuery = (): StatusQuery => ({
  device: 'MOBILE',
  track: track(),
  originalDomain: originalDomain(),
  url: location.origin + location.pathname,
});
