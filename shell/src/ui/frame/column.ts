/** R1.5, R9.26 */
const RATIO = 9 / 16;
const DEBOUNCE = 100;
/** In px: the app fills narrower windows, which are those of phones. */
const WIDE = 600;
/** In px: the least width of the column, that of a small phone. */
const NARROWEST = 320;

/** A phone in landscape is as wide as a desktop window, but too low for a column. */
const isPhoneOnItsSide = (height: number, isTouch: boolean): boolean => isTouch && height < NARROWEST / RATIO;

/** Width of the app in px: the whole window on a phone, else 9/16 of the window's height at most (R1.5). */
export function columnWidth(width: number, height: number, isTouch = false): number {
  if (width < WIDE || isPhoneOnItsSide(height, isTouch)) return width;
  return Math.min(width, Math.max(NARROWEST, Math.round(height * RATIO)));
}

/**
 * A window of a computer with at least 197 px on each side of the column: from 900 px, more where the letters are larger,
 * and not higher than wide, because the column grows with the height.
 */
const SIDES = '(min-width: 56.25rem) and (min-aspect-ratio: 1/1) and (pointer: fine)';

const matches = (media: string): boolean => Boolean(globalThis.matchMedia?.(media).matches);

/** Fits the page to the window as it is now: sets `--column-width`, and `data-wide` where the sides of the column are used. */
export function fitWindow(): void {
  const root = document.documentElement;
  const width = columnWidth(innerWidth, innerHeight, matches('(pointer: coarse)'));
  root.style.setProperty('--column-width', `${width}px`);
  root.toggleAttribute('data-wide', matches(SIDES));
}

/** Fits the page again 100 ms after the last resize (R9.26). @returns the function that stops it */
export function watchWindow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const applyAfterPause = () => {
    clearTimeout(timer);
    timer = setTimeout(fitWindow, DEBOUNCE);
  };
  fitWindow();
  addEventListener('resize', applyAfterPause);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', applyAfterPause);
  };
}
