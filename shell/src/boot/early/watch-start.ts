import { showFailure } from './show-failure';

/** In ms after everything of the page has come: an application that runs has long rendered by then. */
const PATIENCE = 10_000;

const isSkeleton = (): boolean => document.querySelector('#root > .sk') !== null;

/** Says so when the application's own script cannot be had, or never gets as far as its first render. */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Only the main scripts are deferred; remotes and chunks have failures of their own.
      if (target instanceof HTMLScriptElement && target.defer) showFailure();
    },
    true,
  );
  addEventListener('load', () => setTimeout(() => isSkeleton() && showFailure(), PATIENCE));
}
