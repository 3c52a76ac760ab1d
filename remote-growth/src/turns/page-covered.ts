/** Whether a dialog stands above the page, whoever opened it. */
const isPageCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Calls back once no dialog stands above the page: at once, or when the last one has gone. Gives the function that stops waiting. */
export function whenUncovered(work: () => void): () => void {
  if (!isPageCovered()) {
    work();
    return () => {};
  }
  const watch = new MutationObserver(() => {
    if (isPageCovered()) return;
    watch.disconnect();
    work();
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}
