const NOTICE = 'tessera-failed';
/** In ms: a visitor reads words within 10 s, also while a file hangs. A page that is only slow removes them when it renders. */
const PATIENCE = 9_000;

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

/** Hides the sentence, because the application has started. It stays in the page, in case the whole application fails later. */
export function dismissFailure(): void {
  const notice = document.getElementById(NOTICE);
  if (notice) notice.hidden = true;
}

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
  // Not after the load event, which waits for a script that hangs.
  setTimeout(() => isSkeleton() && showFailure(), PATIENCE);
}
