/** Elements that take text. The visitor types while one of them has the focus. */
const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Whether any dialog is open, or the visitor types. */
const isPageBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null || document.activeElement?.matches(fields) === true;

/** Calls `work` once, as soon as no dialog is open and no field has the focus: at once, or later. */
export function whenPageFree(work: () => void): void {
  if (!isPageBusy()) {
    work();
    return;
  }
  let isDone = false;
  const check = () => {
    if (isDone || isPageBusy()) return;
    isDone = true;
    observer.disconnect();
    document.removeEventListener('focusout', checkLater);
    work();
  };
  // Between two fields, neither has the focus for a moment.
  const checkLater = () => void setTimeout(check);
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  document.addEventListener('focusout', checkLater);
}
