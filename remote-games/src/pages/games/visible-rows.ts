import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A range of consecutive rows. */
export interface Rows {
  readonly first: number;
  /** The index after the last row. */
  readonly end: number;
}

/** The part of a grid that is in the document. */
export interface RenderedRows {
  readonly rows: Rows;
  /** The rows with pictures. */
  readonly pictured: Rows;
  /** The distance from one row to the next in px; 0 before it is measured. */
  readonly height: number;
}

/** The number of rows rendered beyond each edge of the screen, so that slow scrolling shows no gap. */
const OVERSCAN = 2;

/** The rows that fill a phone, for the time before the grid is measured. */
const FIRST_ROWS: Rows = { first: 0, end: 6 };
const UNMEASURED: RenderedRows = { rows: FIRST_ROWS, pictured: FIRST_ROWS, height: 0 };

/**
 * @param top the top of the grid relative to the screen in px, negative after scrolling down
 * @param screen the height of the screen in px
 * @param height the distance from one row to the next in px
 * @param count the number of rows of the grid
 * @returns the rows on the screen, and `OVERSCAN` rows beyond each edge
 */
export function rowsAt(top: number, screen: number, height: number, count: number): Rows {
  const first = Math.min(Math.max(0, Math.floor(-top / height) - OVERSCAN), Math.max(0, count - 1));
  const end = Math.min(count, Math.max(first + 1, Math.ceil((screen - top) / height) + OVERSCAN));
  return { first, end };
}

export const isSame = (one: Rows, other: Rows): boolean => one.first === other.first && one.end === other.end;

/** Removes the rows that are not wanted and adds one that is, so that each frame draws little. */
function oneRowCloser({ first, end }: Rows, wanted: Rows): Rows {
  if (end <= wanted.first || first >= wanted.end)
    return { first: wanted.first, end: Math.min(wanted.first + 1, wanted.end) };
  if (end < wanted.end) return { first: Math.max(first, wanted.first), end: end + 1 };
  return { first: Math.max(first - 1, wanted.first), end: wanted.end };
}

/** @returns the rows of the next frame. Pictures are added after all rows, because a flick would not show them. */
export function nextFrame(rendered: RenderedRows, wanted: Rows, height: number): RenderedRows {
  if (rendered.height !== height) return { rows: wanted, pictured: wanted, height };
  if (!isSame(rendered.rows, wanted)) return { ...rendered, rows: oneRowCloser(rendered.rows, wanted) };
  if (!isSame(rendered.pictured, wanted))
    return { ...rendered, pictured: oneRowCloser(rendered.pictured, wanted) };
  return rendered;
}

/**
 * Watches which rows of a grid to render.
 * @param count the number of rows of the grid
 * @param rowHeight returns the distance from one row to the next for a width of the grid, both in px
 */
export function useVisibleRows(
  grid: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: (width: number) => number,
): RenderedRows {
  const [rendered, setRendered] = useState(UNMEASURED);

  const measure = useEffectEvent((rows = count) => {
    const place = grid.current?.getBoundingClientRect();
    if (!place || place.width === 0) return;
    const height = rowHeight(place.width);
    const wanted = rowsAt(place.top, innerHeight, height, rows);
    setRendered((before) => nextFrame(before, wanted, height));
  });

  // Measures before the first paint.
  useLayoutEffect(() => measure(count), [count]);

  const frame = useRef(0);
  const measureSoon = useEffectEvent(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => measure());
  });

  // Continues frame by frame until nothing changes.
  useEffect(() => {
    if (rendered !== UNMEASURED) measureSoon();
  }, [rendered]);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const onChange = () => measureSoon();
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', onChange);
      cancelAnimationFrame(frame.current);
    };
  }, [grid]);

  return rendered;
}
