import { ListGroup } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useDayFormat } from '../../common/format';

interface Timed {
  readonly id: string;
  /** In ms since 1970. */
  readonly at?: number | undefined;
}

interface DayGroup<Item> {
  /** In ms since 1970: some time of the day. Absent for items before the first one with a time. */
  readonly day: number | undefined;
  readonly items: readonly Item[];
}

/** Puts items of one day after the other into groups. An item without a time belongs to the group before it. */
export function groupByDay<Item extends Timed>(items: readonly Item[]): readonly DayGroup<Item>[] {
  const groups: { day: number | undefined; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const isSameDay =
      item.at === undefined ||
      (last?.day !== undefined && new Date(last.day).toDateString() === new Date(item.at).toDateString());
    if (last && isSameDay) last.items.push(item);
    else groups.push({ day: item.at, items: [item] });
  }
  return groups;
}

export interface DayGroupsProps<Item> {
  items: readonly Item[];
  /** Renders the sums of a day beside it. */
  summary?: ((items: readonly Item[]) => ReactNode) | undefined;
  /** Whether earlier items can still come: the sums of the last day are not known yet. */
  more?: boolean;
  /** Renders one item as a row. */
  children: (item: Item) => ReactNode;
}

/** Rows below the day on which they happened. */
export function DayGroups<Item extends Timed>({
  items,
  summary,
  more = false,
  children,
}: DayGroupsProps<Item>) {
  const formatDay = useDayFormat();
  return groupByDay(items).map(({ day, items: ofDay }, index, { length }) => (
    <ListGroup
      key={ofDay[0]?.id}
      label={day === undefined ? undefined : formatDay(day)}
      summary={more && index === length - 1 ? undefined : summary?.(ofDay)}
    >
      {ofDay.map(children)}
    </ListGroup>
  ));
}
