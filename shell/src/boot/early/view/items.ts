import type { ListSource, ViewText, ViewToken } from '@tessera/remote/view';
import { hueOf, initialsOf } from '@tessera/ui/artwork';
import { isOn, isRecord, type RawStatus, valueAt } from './facts';
import { pictureOf } from './picture';

/** An item of a list of an answer. */
export interface Item {
  readonly source: ListSource;
  readonly record: RawStatus;
  readonly at: number;
  readonly total: number;
  /** What no other item of the page has. */
  readonly name: string;
}

const listAt = (record: unknown, path: string): readonly unknown[] => {
  const list = valueAt(record, path);
  return Array.isArray(list) ? list : [];
};
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.trim() === value;

function isUsual(source: ListSource, record: unknown): record is RawStatus {
  if (!isRecord(record)) return false;
  const { texts, counts = {}, order, id, alike } = source;
  const own = String(valueAt(record, id));
  const isAlike =
    alike?.ids.includes(own) &&
    listAt(record, alike.list).every((one) => valueAt(one, alike.at) === alike.is);
  const areCounts = Object.entries(counts).every(([path, list]) => {
    const count = valueAt(record, path);
    return Number.isSafeInteger(count) && Number(count) >= listAt(record, list).length;
  });
  return (
    !isAlike &&
    areCounts &&
    (!order || Object.hasOwn(order, own)) &&
    texts.every((path) => isText(valueAt(record, path)))
  );
}

/**
 * The items of a list in the order of the page.
 * @returns undefined if the list is not of the usual form
 */
export function itemsOf(source: ListSource, value: unknown, name: string): readonly Item[] | undefined {
  const { at, unless, order, id, least = 0 } = source;
  const list = valueAt(value, at);
  if (!Array.isArray(list)) return undefined;
  const kept = list.filter((one) => unless === undefined || listAt(one, unless).length > 0);
  const ids = new Set(kept.map((one) => valueAt(one, id)));
  if (kept.length < least || ids.size < kept.length || !kept.every((one) => isUsual(source, one)))
    return undefined;
  const placeOf = (one: unknown) => order?.[String(valueAt(one, id))] ?? 0;
  return kept
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((record, place) => ({ source, record, at: place, total: kept.length, name: `${name}-${place}` }));
}

function tokenOf(token: ViewToken, { record, at }: Item, status: RawStatus): string {
  if ('upTo' in token) return String(Math.min(at, token.upTo));
  if ('atLeast' in token) return listAt(record, token.of).length < token.atLeast ? '' : 'many';
  if ('on' in token) return isOn(valueAt(record, token.on)) ? 'on' : '';
  if ('cases' in token) {
    const fits = (patterns: Readonly<Record<string, string>>) =>
      Object.entries(patterns).every(([path, one]) => new RegExp(one).test(String(valueAt(record, path))));
    return token.cases.find(([, patterns]) => fits(patterns))?.[0] ?? '';
  }
  if ('picture' in token) {
    const address = pictureOf(valueAt(record, token.picture), status);
    return address === undefined || address === 'unknown' ? (address ?? '') : 'one';
  }
  const value = valueAt(record, 'has' in token ? token.has : token.at) ?? '';
  if ('at' in token) return String(value);
  return value === '' ? '' : isText(value) ? 'one' : 'unknown';
}

/** The key of a fact of an item. */
export const itemKey = (tokens: readonly ViewToken[], item: Item, status: RawStatus): string =>
  tokens.map((token) => tokenOf(token, item, status)).join(' ');

/** What stands in a hole of an item. */
export function itemText({ at: path, as }: ViewText, item: Item, status: RawStatus): string {
  const text = String(valueAt(item.record, path) ?? '');
  if (as === 'initials') return initialsOf(text);
  if (as === 'hue') return String(hueOf(text));
  if (as === 'picture') return pictureOf(text, status) ?? '';
  if (as === 'position') return String(item.at + 1);
  return as === 'total' ? String(item.total) : text;
}
