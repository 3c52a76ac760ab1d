/** R1.5, R9.26 */
const RATIO = 9 / 16;
const DEBOUNCE = 100;
/** Below this a window is a phone's, or as narrow as one, and is used whole. */
const WIDE = 600;
/** A column narrower than a small phone serves nobody, however low the window is. */
const NARROWEST = 320;

/** A phone on its side is as wide as a window on a desk, but lower than any column fits in. */
const isPhoneOnItsSide = (height: number, isTouch: boolean): boolean => isTouch && height < NARROWEST / RATIO;

/** Width in px of the app in a window: all of a phone's, at most 9/16 of the height of a wide one (R1.5). */
export function columnWidth(width: number, height: number, isTouch = false): number {
  if (width < WIDE || isPhoneOnItsSide(height, isTouch)) return width;
  return Math.min(width, Math.max(NARROWEST, Math.round(height * RATIO)));
}

const isTouch = (): boolean => Boolean(globalThis.matchMedia?.('(pointer: coarse)').matches);

/** Keeps `--column-width` in step with the window, 100 ms after it stopped changing (R9.26). */
export function watchWindow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = () =>
    document.documentElement.style.setProperty(
      '--column-width',
      `${columnWidth(innerWidth, innerHeight, isTouch())}px`,
    );
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(apply, DEBOUNCE);
  };
  apply();
  addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', later);
  };
}
