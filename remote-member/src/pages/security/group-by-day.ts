interface Place {
  /** The device, as the gateway names it. */
  readonly name: string;
  /** In ms since 1970. */
  readonly at?: number | undefined;
}

const dayOf = ({ at }: Place): string => (at === undefined ? '' : new Date(at).toDateString());

/**
 * Puts together what the same browser did on the same day, in the order of the first of each group.
 * @param mark tells apart what must not stand together
 */
export function groupByDay<Item extends Place>(
  items: readonly Item[],
  mark: (item: Item) => unknown,
): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = JSON.stringify([item.name, dayOf(item), mark(item)]);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
