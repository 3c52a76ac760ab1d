import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Some rows that follow each other. */
export interface Rows {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
}

/** What of a grid is in the document. */
export interface RowsThere {
  readonly rows: Rows;
  /** Those of them that have their pictures. */
  readonly pictured: Rows;
  /** Distance from one row to the next, in px; 0 until it is measured. */
  readonly height: number;
}

/** Rows that are there beyond each edge of the screen, so that slow scrolling shows no gap. */
const BEYOND = 2;

/** Until the grid is measured: what fills a phone. */
const ON_A_PHONE: Rows = { first: 0, end: 6 };
const AT_FIRST: RowsThere = { rows: ON_A_PHONE, pictured: ON_A_PHONE, height: 0 };

/** The rows of a grid that are on the screen, or soon will be. `top` is the grid's place, negative once scrolled past. */
export function rowsAt(top: number, screen: number, height: number, count: number): Rows {
  const first = Math.min(Math.max(0, Math.floor(-top / height) - BEYOND), Math.max(0, count - 1));
  const end = Math.min(count, Math.max(first + 1, Math.ceil((screen - top) / height) + BEYOND));
  return { first, end };
}

export const isSame = (one: Rows, other: Rows): boolean => one.first === other.first && one.end === other.end;

/** Leaves out the rows that are not wanted, and takes in one that is, so that no frame has much to draw. */
function nearer({ first, end }: Rows, wanted: Rows): Rows {
  if (end <= wanted.first || first >= wanted.end)
    return { first: wanted.first, end: Math.min(wanted.first + 1, wanted.end) };
  if (end < wanted.end) return { first: Math.max(first, wanted.first), end: end + 1 };
  return { first: Math.max(first - 1, wanted.first), end: wanted.end };
}

/** What is there a frame later. Pictures come when all rows are there: they would not be seen in a flick. */
export function nextFrame(there: RowsThere, wanted: Rows, height: number): RowsThere {
  if (there.height !== height) return { rows: wanted, pictured: wanted, height };
  if (!isSame(there.rows, wanted)) return { ...there, rows: nearer(there.rows, wanted) };
  if (!isSame(there.pictured, wanted)) return { ...there, pictured: nearer(there.pictured, wanted) };
  return there;
}

/** Follows which rows of a grid have to be there; `rowHeight` gives their distance for the grid's width. */
export function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: (width: number) => number,
): RowsThere {
  const [there, setThere] = useState(AT_FIRST);

  const measure = useEffectEvent((rows = count) => {
    const place = grid.current?.getBoundingClientRect();
    if (!place || place.width === 0) return;
    const height = rowHeight(place.width);
    const wanted = rowsAt(place.top, innerHeight, height, rows);
    setThere((before) => nextFrame(before, wanted, height));
  });

  // The first measure belongs to the first paint.
  useLayoutEffect(() => measure(count), [count]);

  const frame = useRef(0);
  const measureSoon = useEffectEvent(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => measure());
  });

  // Goes on from frame to frame until nothing changes any more.
  useEffect(() => {
    if (there !== AT_FIRST) measureSoon();
  }, [there]);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const follow = () => measureSoon();
    const watch = new ResizeObserver(follow);
    watch.observe(element);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('scroll', follow);
      cancelAnimationFrame(frame.current);
    };
  }, [grid]);

  return there;
}
