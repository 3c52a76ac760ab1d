/**
 * Calls `onTap` when a tap begins and ends on the backdrop of a dialog, whose content must fill it to the edge.
 * A press that began inside (a text selection, a slider) and ended outside is no such tap. @returns a function that undoes it
 */
export function listenForTapBeside(dialog: HTMLDialogElement, onTap: () => void): () => void {
  const listeners = new AbortController();
  let pressedBeside = false;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressedBeside = event.target === dialog;
    },
    listeners,
  );
  dialog.addEventListener('click', (event) => pressedBeside && event.target === dialog && onTap(), listeners);
  return () => listeners.abort();
}
