/** @jest-environment jsdom */
import { pageOf, waysOf } from './page-of';

const TILE = 100;
const WIDTH = 330;
const INSET = 10;

/** A row of ten tiles in a window of 330 px with an inset of 10 px, scrolled by so many pixels. */
function rowAt(scrolled: number, direction: 'ltr' | 'rtl' = 'ltr'): HTMLElement {
  const row = document.createElement('ul');
  row.style.cssText = `direction: ${direction}; padding-inline-start: ${INSET}px`;
  const place = (element: Element, start: number, width: number) => {
    const left = direction === 'ltr' ? start : WIDTH - start - width;
    element.getBoundingClientRect = () => ({ left, right: left + width }) as DOMRect;
  };
  place(row, 0, WIDTH);
  for (let at = 0; at < 10; at++) {
    const tile = row.appendChild(document.createElement('li'));
    place(tile, INSET + at * TILE - scrolled, TILE);
  }
  Object.defineProperties(row, {
    scrollLeft: { value: direction === 'ltr' ? scrolled : -scrolled },
    scrollWidth: { value: 10 * TILE + 2 * INSET },
    clientWidth: { value: WIDTH },
  });
  document.body.append(row);
  return row;
}

test.each([
  [0, { back: false, on: true }],
  [300, { back: true, on: true }],
  [690, { back: true, on: false }],
])('a row that is scrolled by %i px has more on these sides', (scrolled, ways) => {
  expect(waysOf(rowAt(scrolled))).toEqual(ways);
  expect(waysOf(rowAt(scrolled, 'rtl'))).toEqual(ways);
});

test('the next page starts with the first tile that is cut', () => {
  expect(pageOf(rowAt(0), 'on')).toBe(300);
  expect(pageOf(rowAt(0, 'rtl'), 'on')).toBe(-300);
});

test('the page before ends with the last tile that is cut', () => {
  expect(pageOf(rowAt(350), 'back')).toBe(-260);
  expect(pageOf(rowAt(350, 'rtl'), 'back')).toBe(260);
});

test('a tile that is wider than the row moves by the width of the row', () => {
  const row = rowAt(0);
  const [tile] = row.children;
  if (tile) tile.getBoundingClientRect = () => ({ left: INSET, right: 900 }) as DOMRect;
  expect(pageOf(row, 'on')).toBe(WIDTH);
});
