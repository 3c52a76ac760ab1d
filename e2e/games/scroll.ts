import type { Page } from '@playwright/test';

/** In px: where a movement starts and ends, and how far each frame moves. */
export interface Movement {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A list that is dragged, flicked, and thrown. */
export const movements: readonly Movement[] = [
  { from: 0, to: 3_600, step: 120 },
  { from: 10_000, to: 40_000, step: 900 },
  { from: 100_000, to: 250_000, step: 4_800 },
];

/** Scrolls the page frame by frame. @returns the maximum number of elements in the document */
export const scroll = (page: Page, { from, to, step }: Movement): Promise<number> =>
  page.evaluate(
    async ([start, end, by]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let most = 0;
      for (let top = start; top < end; top += by) {
        scrollTo(0, top);
        await frame();
        most = Math.max(most, document.querySelectorAll('*').length);
      }
      for (let wait = 0; wait < 10; wait++) await frame();
      return most;
    },
    [from, to, step] as const,
  );
