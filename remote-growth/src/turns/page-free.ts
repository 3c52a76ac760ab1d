/** What takes text: somebody who is in one writes. */
const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Whether a dialog stands above the page, whoever opened it, or somebody writes in a field of it. */
const isPageTaken = (): boolean =>
  document.querySelector('dialog[open]') !== null || document.activeElement?.matches(fields) === true;

/**
 * Calls back once the page is free: at once, or when the last dialog above it has gone and nobody writes in a field.
 * Gives the function that stops waiting.
 */
export function whenFree(work: () => void): () => void {
  if (!isPageTaken()) {
    work();
    return () => {};
  }
  let isOver = false;
  const leave = () => {
    isOver = true;
    watch.disconnect();
    document.removeEventListener('focusout', lookAgain);
  };
  const look = () => {
    if (isOver || isPageTaken()) return;
    leave();
    work();
  };
  // As one field is left for the next, neither has the focus for a moment.
  const lookAgain = () => void setTimeout(look);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  document.addEventListener('focusout', lookAgain);
  return leave;
}
