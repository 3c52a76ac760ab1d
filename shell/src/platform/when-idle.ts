import { onIdle } from '@tessera/remote';

/** In ms after the load event: by then the first content is shown, even if its data came late. */
const QUIET = 1_000;
/** In ms: the limit for a page that is never idle. */
const LATEST = 3_000;

/** Calls back when the page has shown its content and is idle. */
export function whenIdle(work: () => void): void {
  const schedule = () => setTimeout(() => onIdle(work, LATEST), QUIET);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
