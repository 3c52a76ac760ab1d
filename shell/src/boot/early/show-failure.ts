const NOTICE = 'tessera-failed';

const parts = (): readonly HTMLElement[] =>
  [...(document.getElementById(NOTICE)?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement,
  );

/** Shows the sentence that the merchant's HTML carries for an application that cannot start, in the page's language. */
export function showFailure(): void {
  const notice = document.getElementById(NOTICE);
  if (!notice) return;
  const all = parts();
  const spoken = all.find(({ lang }) => lang === document.documentElement.lang) ?? all[0];
  for (const part of all) part.hidden = part !== spoken;
  notice.hidden = false;
  // Outlines would promise content that does not come.
  document.getElementById('root')?.replaceChildren();
}

/** The application is there: nothing will say otherwise any more. */
export const dismissFailure = (): void => document.getElementById(NOTICE)?.remove();

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
