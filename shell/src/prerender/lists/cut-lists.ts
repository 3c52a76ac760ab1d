import type { EarlyPlace, RenderedElement, ViewList, ViewNode } from '@tessera/remote/view';

/** The nodes of an item of a place. */
export type TemplateOf = (item: RenderedElement, at: number) => readonly ViewNode[];

/** The places whose items are known, with their nodes. */
export type KnownPlaces = ReadonlyMap<EarlyPlace, TemplateOf>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
type OpenList = { -readonly [K in keyof ViewList]: ViewList[K] };

/** Puts a list in the place of the items of a rendering. Neighbours with the same nodes are one list, and the last one is open. */
export function cutLists(nodes: readonly ViewNode[], known: KnownPlaces): readonly ViewNode[] {
  const cut: ViewNode[] = [];
  const last = new Map<EarlyPlace, OpenList>();
  const counts = new Map<EarlyPlace, number>();
  const addItem = (place: EarlyPlace, each: readonly ViewNode[], at: number) => {
    const before = last.get(place);
    counts.set(place, at + 1);
    if (before && before === cut.at(-1) && isSame(before.each, each)) before.to = at + 1;
    else {
      const list: OpenList = { list: place.list, from: at, to: at + 1, each };
      last.set(place, list);
      cut.push(list);
    }
  };
  for (const node of nodes) {
    if (typeof node === 'string' || 'list' in node || 'part' in node) cut.push(node);
    else if ('of' in node) {
      const of = Object.entries(node.of).map(([key, inner]) => [key, cutLists(inner, known)]);
      cut.push({ fact: node.fact, of: Object.fromEntries(of) });
    } else {
      const item = node as RenderedElement;
      const [place, templateOf] = [...known].find(([one]) => one.isItem(item)) ?? [];
      const at = (place && counts.get(place)) ?? 0;
      if (place && templateOf) addItem(place, templateOf(item, at), at);
      else cut.push([node[0], node[1], ...cutLists(node.slice(2) as ViewNode[], known)]);
    }
  }
  for (const list of last.values()) delete list.to;
  return cut;
}
