/** @jest-environment jsdom */
import { celebrate, isLargeWin } from '.';
import { showCelebration } from './show-celebration';

const win = { amount: '25.50', format: (amount: string) => `$${amount}` };

/** What ends each animation that the page has started. */
let ends: (() => void)[] = [];
const motion = (matches: boolean) => {
  globalThis.matchMedia = (query) =>
    ({ matches: matches && query.includes('no-preference') }) as MediaQueryList;
};

beforeEach(() => {
  ends = [];
  document.body.replaceChildren();
  Element.prototype.animate = () => {
    const finished = new Promise<void>((resolve) => ends.push(resolve));
    return { finished } as unknown as Animation;
  };
});

test('a celebration counts up to the exact amount, is not read, and leaves nothing behind', async () => {
  const shown = showCelebration(win);
  const stage = document.body.firstElementChild;
  expect(stage?.getAttribute('aria-hidden')).toBe('true');
  expect(stage?.textContent).toMatch(/^\$\d\.\d\d$/);
  const sum = stage?.lastElementChild;
  await expectSoon(() => sum?.textContent === '$25.50');
  for (const end of ends) end();
  await shown;
  expect(document.body.childElementCount).toBe(0);
});

test('a second celebration takes the place of the first', () => {
  void showCelebration(win);
  void showCelebration({ ...win, amount: '3' });
  expect(document.body.childElementCount).toBe(1);
});

test('with reduced motion nothing shows', async () => {
  motion(false);
  celebrate(win);
  await import('./show-celebration');
  expect(document.body.childElementCount).toBe(0);
  motion(true);
  celebrate(win);
  await expectSoon(() => document.body.childElementCount === 1);
});

test('a win is large from ten stakes on', () => {
  expect(isLargeWin(100n, 999n)).toBe(false);
  expect(isLargeWin(100n, 1_000n)).toBe(true);
  expect(isLargeWin(0n, 1_000n)).toBe(false);
});

/** Resolves when a condition holds, at a frame of the page. */
async function expectSoon(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
}
