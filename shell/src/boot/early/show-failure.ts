const NOTICE = 'tessera-failed';

const parts = (): readonly HTMLElement[] =>
  [...(document.getElementById(NOTICE)?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement,
  );

/** Shows the failure notice of the merchant's HTML in the page's language. */
export function showFailure(): void {
  const notice = document.getElementById(NOTICE);
  if (!notice) return;
  const all = parts();
  const spoken = all.find(({ lang }) => lang === document.documentElement.lang) ?? all[0];
  for (const part of all) part.hidden = part !== spoken;
  notice.hidden = false;
  // Removes the skeleton: its content will not come.
  document.getElementById('root')?.replaceChildren();
}

/** Removes the failure notice after a successful start. */
export const dismissFailure = (): void => document.getElementById(NOTICE)?.remove();

/** In ms after the load event: a running application has rendered by then. */
const PATIENCE = 10_000;

const isSkeleton = (): boolean => document.querySelector('#root > .sk') !== null;

/** Shows the failure notice if the main script fails to load, or does not render. */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Only the main scripts are deferred. Failures of remotes and chunks are handled elsewhere.
      if (target instanceof HTMLScriptElement && target.defer) showFailure();
    },
    true,
  );
  addEventListener('load', () => setTimeout(() => isSkeleton() && showFailure(), PATIENCE));
}
