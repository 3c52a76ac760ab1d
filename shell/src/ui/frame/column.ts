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

const isTouch = (): boolean => Boolean(globalThis.matchMedia?.('(pointer: coarse)').matches);

/** Sets `--column-width` for the window as it is now. */
export const setColumnWidth = (): void =>
  document.documentElement.style.setProperty(
    '--column-width',
    `${columnWidth(innerWidth, innerHeight, isTouch())}px`,
  );

/** Updates `--column-width` 100 ms after the last resize (R9.26). @returns the function that stops it */
export function watchWindow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const applyAfterPause = () => {
    clearTimeout(timer);
    timer = setTimeout(setColumnWidth, DEBOUNCE);
  };
  setColumnWidth();
  addEventListener('resize', applyAfterPause);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', applyAfterPause);
  };
}
