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
