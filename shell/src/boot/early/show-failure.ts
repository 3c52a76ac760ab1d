import { dropView, shownView } from '../../platform/early-view';

const NOTICE = 'tessera-failed';
/** In ms: a visitor reads words within 10 s, also while a file hangs. A page that is only slow removes them when it renders. */
const PATIENCE = 9_000;

const parts = (): readonly HTMLElement[] =>
  [...(document.getElementById(NOTICE)?.children ?? [])].filter(
    (part): part is HTMLElement => part instanceof HTMLElement,
  );

/** Shows the sentence of the merchant's HTML, in the language of the page: below an early view, else in place of the page. */
function showSentence(): void {
  const notice = document.getElementById(NOTICE);
  if (!notice) return;
  const all = parts();
  const spoken = all.find(({ lang }) => lang === document.documentElement.lang) ?? all[0];
  for (const part of all) part.hidden = part !== spoken;
  notice.hidden = false;
}

/** Shows the sentence for an application that cannot start, instead of the page. */
export function showFailure(): void {
  if (!document.getElementById(NOTICE)) return;
  showSentence();
  dropView();
  // Removes the skeleton, because its content will not come.
  document.getElementById('root')?.replaceChildren();
}

/** Hides the sentence, because the application has started. It stays in the page, in case the whole application fails later. */
export function dismissFailure(): void {
  const notice = document.getElementById(NOTICE);
  if (notice) notice.hidden = true;
}

const isSkeleton = (): boolean => document.querySelector('#root > .sk') !== null;

/** Shows the sentence if the main script cannot be loaded, or the application does not render in time. A view that stands then stays, with the sentence below it. */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Only the main scripts are deferred. Failures of remotes and chunks are handled elsewhere.
      if (target instanceof HTMLScriptElement && target.defer) showFailure();
    },
    true,
  );
  const giveUp = () => {
    if (!isSkeleton()) return;
    // What the visitor has typed stays: the application can still come.
    if (shownView()) showSentence();
    else showFailure();
  };
  // Not after the load event, which waits for a script that hangs.
  setTimeout(giveUp, PATIENCE);
}
