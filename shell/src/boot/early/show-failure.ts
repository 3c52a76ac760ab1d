const NOTICE = 'tessera-failed';
/** In ms after the load of the page: an application that works has rendered by then. */
const PATIENCE = 10_000;

const parts = (): readonly HTMLElement[] =>
  [...(document.getElementById(NOTICE)?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement,
  );

/** Shows the sentence for an application that cannot start, from the merchant's HTML, in the language of the page. */
export function showFailure(): void {
  const notice = document.getElementById(NOTICE);
  if (!notice) return;
  const all = parts();
  const spoken = all.find(({ lang }) => lang === document.documentElement.lang) ?? all[0];
  for (const part of all) part.hidden = part !== spoken;
  notice.hidden = false;
  // Removes the skeleton, because its content will not come.
  document.getElementById('root')?.replaceChildren();
}

/** Removes the sentence, because the application has started. */
export const dismissFailure = (): void => document.getElementById(NOTICE)?.remove();

const isSkeleton = (): boolean => document.querySelector('#root > .sk') !== null;

/** Shows the sentence if the main script cannot be loaded, or the application does not render in time. */
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
