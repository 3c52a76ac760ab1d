import { onIdle } from '@tessera/remote';

/** In ms after the load event: by then the first content is shown, even if its data came late. */
const QUIET = 1_000;
/** In ms: the limit for a page that is never idle. */
const LATEST = 3_000;
/** In ms: the limit for the load event, which waits for every picture, also for one that hangs. */
const LONGEST_LOAD = 5_000;

/** Calls back when the page has shown its content and is idle, 9 s from now at the latest. */
export function whenIdle(work: () => void): void {
  const schedule = () => setTimeout(() => onIdle(work, LATEST), QUIET);
  if (document.readyState === 'complete') return void schedule();
  const begin = () => {
    clearTimeout(limit);
    removeEventListener('load', begin);
    schedule();
  };
  const limit = setTimeout(begin, LONGEST_LOAD);
  addEventListener('load', begin);
}
