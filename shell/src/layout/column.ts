/** R1.5, R9.26 */
const RATIO = 9 / 16;
const DEBOUNCE = 100;
/** Below this a window is a phone, upright or on its side, and uses its whole width. */
const WIDE = 600;
/** A column narrower than a small phone serves nobody: a window too low for that much is used whole. */
const NARROWEST = 320;

/** Width in px of the app in a window: all of a phone's, at most 9/16 of the height of a wide one (R1.5). */
export function columnWidth(width: number, height: number): number {
  if (width < WIDE || height < NARROWEST / RATIO) return width;
  return Math.min(width, Math.round(height * RATIO));
}

/** Keeps `--column-width` in step with the window, 100 ms after it stopped changing (R9.26). */
export function followWindow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const apply = () =>
    document.documentElement.style.setProperty('--column-width', `${columnWidth(innerWidth, innerHeight)}px`);
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
