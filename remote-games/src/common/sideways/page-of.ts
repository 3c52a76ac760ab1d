export type Way = 'back' | 'on';

/** In px. Positions are rounded, so that a tile may be cut by a part of a pixel. */
const SLACK = 2;

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Whether a row has more before and after what it shows. */
export function waysOf(row: HTMLElement): Readonly<Record<Way, boolean>> {
  // Negative in right-to-left pages.
  const at = Math.abs(row.scrollLeft);
  return { back: at > SLACK, on: at < row.scrollWidth - row.clientWidth - SLACK };
}

/** Where an element starts and ends in the reading direction, in px. */
function extentOf(element: Element, isRtl: boolean) {
  const { left, right } = element.getBoundingClientRect();
  return isRtl ? { start: -right, end: -left } : { start: left, end: right };
}

/**
 * The next page of a row: it starts with the first tile that is cut now. The page before ends with the last one.
 * @returns the distance for `scrollBy`, in px: negative to the left
 */
export function pageOf(row: HTMLElement, way: Way): number {
  const isRtl = isRightToLeft(row);
  const inset = Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0;
  const { start, end } = extentOf(row, isRtl);
  const tiles = [...row.children].map((tile) => extentOf(tile, isRtl));
  const after = tiles.find((tile) => tile.end > end + SLACK);
  const before = tiles.filter((tile) => tile.start < start - SLACK).at(-1);
  const distance = {
    on: after ? after.start - start - inset : 0,
    back: before ? end - inset - before.end : 0,
  }[way];
  // A tile as wide as the row is cut on both sides: the row moves by its own width.
  const page = distance > SLACK ? distance : end - start;
  return (way === 'on') === isRtl ? -page : page;
}
