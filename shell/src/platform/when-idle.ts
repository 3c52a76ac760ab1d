/** In ms after the load event: by then the first content stands, even where its data came last. */
const QUIET = 1_000;
/** In ms: a page that is never idle must not wait for ever. */
const LATEST = 3_000;

/** Calls back when the page has shown its content and has nothing better to do. */
export function whenIdle(work: () => void): void {
  const atRest = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: LATEST }) : work();
  const later = () => setTimeout(atRest, QUIET);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
