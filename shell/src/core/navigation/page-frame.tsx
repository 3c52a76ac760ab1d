import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { HOME } from '../../platform/home-aliases';
import { markForSearch } from './indexing';
import { namePage } from './page-title';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Puts the focus where a reader begins; a field of the page that took it already keeps it. */
function focusStart(main: HTMLElement): void {
  if (document.activeElement !== main && main.contains(document.activeElement)) return;
  const start = main.querySelector('h1') ?? main;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
}

/**
 * The place of the pages. Whoever cannot see that another page has come is told: the document's title names it, and
 * the focus goes to its heading, or to the place itself (WCAG 2.4.2, 2.4.3). Search engines are told as well (R2.23).
 */
export function PageFrame({ className, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => markForSearch(pathname), [pathname]);

  useEffect(() => {
    const place = main.current;
    if (!place) return;
    // The landing is the site itself; its heading greets, and may name the member.
    const read = () => namePage(pathname === HOME ? '' : (place.querySelector('h1')?.textContent ?? ''));
    read();
    // A heading can come with the page's data, or change with the language.
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

/** A page that one goes to starts at its top; one that one goes back to stands where the browser left it. */
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
