import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

export interface Rows {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
  /** Distance from one row to the next, in px; 0 until it is measured. */
  readonly height: number;
}

/** Rows that are there beyond each edge of the screen, so that a flick shows no gap. */
const BEYOND = 3;
/** Until the grid is measured: what fills a phone. */
const AT_FIRST: Rows = { first: 0, end: 6, height: 0 };

/** The rows of a grid that are on the screen, or soon will be. `top` is the grid's place, negative once scrolled past. */
export function rowsAt(top: number, screen: number, height: number, count: number): Rows {
  const first = Math.min(Math.max(0, Math.floor(-top / height) - BEYOND), Math.max(0, count - 1));
  const end = Math.min(count, Math.max(first + 1, Math.ceil((screen - top) / height) + BEYOND));
  return { first, end, height };
}

const isSame = (one: Rows, other: Rows) =>
  one.first === other.first && one.end === other.end && one.height === other.height;

/** Follows which rows of a grid have to be there; `rowHeight` gives their distance for the grid's width. */
export function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: (width: number) => number,
): Rows {
  const [rows, setRows] = useState(AT_FIRST);

  const measure = useEffectEvent(() => {
    const place = grid.current?.getBoundingClientRect();
    if (!place || place.width === 0) return;
    const next = rowsAt(place.top, innerHeight, rowHeight(place.width), count);
    // The first measure belongs to the first paint; later rows may be drawn piece by piece.
    const show = () => setRows((before) => (isSame(before, next) ? before : next));
    if (rows === AT_FIRST) show();
    else startTransition(show);
  });

  useLayoutEffect(() => measure(), [count]);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const follow = () => measure();
    const watch = new ResizeObserver(follow);
    watch.observe(element);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('scroll', follow);
    };
  }, [grid]);

  return rows;
}
