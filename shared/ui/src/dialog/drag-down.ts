/** The distance in CSS pixels from which a drag dismisses a sheet. */
const far = 90;

/**
 * Lets a finger on `handle` pull `sheet` down, whose style follows `--pull`. Calls `onDismiss` if it was pulled far
 * enough, and lets the sheet spring back otherwise. @returns a function that undoes it
 */
export function listenForDragDown(
  handle: HTMLElement,
  sheet: HTMLElement,
  onDismiss: () => void,
): () => void {
  const listeners = new AbortController();
  let start: number | undefined;
  const distance = (event: PointerEvent) => Math.max(0, event.clientY - (start ?? event.clientY));
  const release = () => {
    start = undefined;
    sheet.style.removeProperty('--pull');
  };

  handle.addEventListener(
    'pointerdown',
    (event) => {
      start = event.clientY;
      handle.setPointerCapture(event.pointerId);
    },
    listeners,
  );
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (start !== undefined) sheet.style.setProperty('--pull', `${distance(event)}px`);
    },
    listeners,
  );
  handle.addEventListener(
    'pointerup',
    (event) => {
      const pulledAway = distance(event) > far;
      release();
      if (pulledAway) onDismiss();
    },
    listeners,
  );
  handle.addEventListener('pointercancel', release, listeners);
  return () => listeners.abort();
}
