import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

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
