import type { ViewFact, ViewFile } from '@tessera/remote/view';

/** A status as the gateway sends it, or as it is stored: not parsed, because this code must not contain its schema. */
export type RawStatus = Readonly<Record<string, unknown>>;

/** A link of a list of the status. */
export interface ListedLink {
  readonly topic: string;
  readonly title: string;
  /** Of another site. */
  readonly link?: string;
}

export const isRecord = (value: unknown): value is RawStatus => typeof value === 'object' && value !== null;

/** As `toggle` of the contract. */
export const isOn = (value: unknown): boolean =>
  ['1', 'true', 'y', 'yes', 'on'].includes(String(value).toLowerCase());

/** The value at a path, such as `mobileTemplate.templateId`. */
export const valueAt = (status: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), status);

const address = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(https?:\/\/|\/(?![/\\]))/i.test(value) ? value : undefined;

/** The address of the merchant's logo, as the pages choose it. */
export function logoOf(status: RawStatus): string | undefined {
  const named = address(valueAt(status, 'mobileTemplate.h5_logo'));
  if (named !== undefined || !Array.isArray(status.resources)) return named;
  const resource: unknown = status.resources.find((one) => isRecord(one) && one.resourceType === 'LOGO');
  const url = isRecord(resource) ? resource.url : undefined;
  return typeof url === 'string' ? url : undefined;
}

/** Whether the visitor can choose among the merchant's languages. */
function hasLanguages(status: RawStatus, offered: readonly string[]): boolean {
  const named = valueAt(status, 'mobileTemplate.languages');
  const names = typeof named === 'string' ? named.split(',').map((one) => one.trim()) : named;
  const allowed = Array.isArray(names) ? offered.filter((code) => names.includes(code)) : [];
  return (allowed.length || offered.length) > 1;
}

/** The names that are in a list, or that are on in a group of flags. */
function namesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.keys(value).filter((name) => isOn(value[name])) : [];
}

const isLink = (value: unknown): value is ListedLink =>
  isRecord(value) &&
  typeof value.topic === 'string' &&
  typeof value.title === 'string' &&
  (value.link === undefined || /^https:\/\/[\w.-]+\//.test(String(value.link)));

/** The links of a list. @returns undefined if one of them is of another kind, which only the page can judge */
export function linksAt(status: RawStatus, path: string): readonly ListedLink[] | undefined {
  const list = valueAt(status, path) ?? [];
  return Array.isArray(list) && list.every(isLink) ? list : undefined;
}

/** The key of a fact of the site. */
export function keyOf(
  fact: ViewFact,
  status: RawStatus,
  offered: readonly string[],
  sizeOf: (list: string) => number = () => 0,
): string {
  if (fact === 'logo') return logoOf(status) === undefined ? '' : 'one';
  if (fact === 'languages') return hasLanguages(status, offered) ? 'many' : '';
  if ('size' in fact) {
    const fits = globalThis.matchMedia?.(fact.media).matches;
    return `${Math.min(sizeOf(fact.size), fact.upTo)}${fits ? ' on' : ''}`;
  }
  if ('each' in fact) {
    const links = linksAt(status, fact.each);
    return links === undefined ? 'unknown' : links.length > 0 ? 'some' : '';
  }
  const value = valueAt(status, fact.at);
  if (!fact.known) return String(value ?? '');
  const names = namesIn(value);
  return fact.known.filter((name) => names.includes(name)).join();
}

/** The key of each fact of a view. @returns undefined if the view does not have this site */
export function keysOf(
  { facts }: ViewFile,
  status: RawStatus,
  offered: readonly string[],
  sizeOf?: (list: string) => number,
): Readonly<Record<string, string>> | undefined {
  const keys = Object.entries(facts).map(
    ([name, { fact }]) => [name, keyOf(fact, status, offered, sizeOf)] as const,
  );
  const isKnown = keys.every(([name, key]) => {
    const known = facts[name]?.keys ?? [];
    return known.includes(key) || known.includes('*');
  });
  return isKnown ? Object.fromEntries(keys) : undefined;
}
