import { HOME } from '@tessera/contract';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { markForSearch } from './indexing';
import { namePage } from './page-title';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Moves the focus to the heading, unless a field of the page already has it. */
function focusStart(main: HTMLElement): void {
  if (document.activeElement !== main && main.contains(document.activeElement)) return;
  const start = main.querySelector('h1') ?? main;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
}

/**
 * The `main` element of the pages. It announces a new page to assistive technology: the document's title names it, and
 * the focus moves to its heading, or to `main` (WCAG 2.4.2, 2.4.3). It also sets the marks for search engines (R2.23).
 */
export function PageFrame({ className, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => markForSearch(pathname), [pathname]);

  useEffect(() => {
    const place = main.current;
    if (!place) return;
    // The home page has the title of the site; its heading is a greeting and may name the member.
    const read = () => namePage(pathname === HOME ? '' : (place.querySelector('h1')?.textContent ?? ''));
    read();
    // A heading can arrive with the page's data, or change with the language.
    const watch = new MutationObserver(read);
    watch.observe(place, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    focusStart(main.current);
  }, [pathname]);

  return (
    <main ref={main} className={className} tabIndex={-1}>
      {children}
    </main>
  );
}

/** Scrolls a new page to its top. Going back keeps the position that the browser restores. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) scrollTo(0, 0);
  }, [pathname, isBack]);
  return null;
}
