import { keys } from '@tessera/contract';
import { type ViewFile, viewHoles } from '@tessera/remote/view';
import { withKept } from '../../../platform/kept-parameters';
import { storedValue } from '../../../platform/storage';
import type { EarlyPage } from '../read-page';
import type { Filling, Scope } from './build-nodes';
import { keysOf, linksAt, logoOf, type RawStatus } from './facts';
import { type Item, itemKey, itemsOf, itemText } from './items';

/** The code of who sent the visitor, as the registration reads it. */
const referral = (): string =>
  new URLSearchParams(location.search).get('referralCode') ||
  storedValue(keys.regInfo).get()?.referralCode ||
  '';

/** Links keep the parameters of the address that every link keeps. */
function addressOf(link: string): string {
  const ownQuery = link.replace(encodeURI(viewHoles.query), location.search);
  const own = ['&', '?'].reduce(
    (before, sign) => before.replace(`${sign}referralCode=${viewHoles.referral}`, ''),
    ownQuery,
  );
  return withKept(own, location.search);
}

/** The lists of the answers. @returns undefined if one of them is not of the usual form */
function listsOf({ lists = {} }: ViewFile, values: readonly unknown[]) {
  const found = new Map<string, readonly Item[]>();
  for (const [name, source] of Object.entries(lists)) {
    if (source.call === undefined) continue;
    const items = itemsOf(source, values[source.call], name);
    if (!items) return undefined;
    found.set(name, items);
  }
  return found;
}

/**
 * What a view is filled with.
 * @param values the answers of the route's early calls
 * @returns undefined if the view does not have this site
 */
export function fillingOf(
  { release }: EarlyPage,
  status: RawStatus,
  view: ViewFile,
  values: readonly unknown[],
): Filling | undefined {
  const { name, languages } = release.merchant;
  const lists = listsOf(view, values);
  const found = lists && keysOf(view, status, languages, (list) => lists.get(list)?.length ?? 0);
  if (!found) return undefined;
  const holes = [
    [viewHoles.name, name],
    [viewHoles.site, String(status.siteName || name)],
    [viewHoles.initial, ([...name][0] ?? '').toUpperCase()],
    [viewHoles.logo, logoOf(status) ?? ''],
    [viewHoles.referral, referral()],
  ] as const;
  const inItem = (text: string, { item }: Scope): string =>
    Object.entries(item?.source.holes ?? {}).reduce(
      (before, [hole, value]) =>
        item && before.includes(hole) ? before.replaceAll(hole, () => itemText(value, item, status)) : before,
      text,
    );
  return {
    parts: view.parts ?? [],
    keyOf(fact, { item }) {
      const tokens = item?.source.facts[fact];
      return item && tokens ? itemKey(tokens, item, status) : (found[fact] ?? '');
    },
    linksOf(name) {
      const fact = view.facts[name]?.fact;
      return typeof fact === 'object' && 'each' in fact ? linksAt(status, fact.each) : undefined;
    },
    itemsOf(list, { item }) {
      const source = view.lists?.[list];
      const items =
        source && item && source.call === undefined
          ? itemsOf(source, item.record, `${item.name}-${list}`)
          : lists.get(list);
      if (!items) throw new Error(`${list} is not of the usual form`);
      return items;
    },
    fill(text, attribute, scope) {
      const { link } = scope;
      if (attribute === 'href' && link?.link !== undefined) return link.link;
      if (attribute === 'href' && link)
        return text.replace(encodeURI(viewHoles.topic), encodeURIComponent(link.topic));
      if (attribute === 'href') return addressOf(inItem(text, scope));
      if (link) return text.replace(viewHoles.title, link.title);
      return holes.reduce(
        (before, [hole, value]) => before.replaceAll(hole, () => value),
        inItem(text, scope),
      );
    },
  };
}
