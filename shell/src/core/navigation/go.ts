import { safeTarget } from '@tessera/contract';
import { useCallback, useEffect, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withKept } from '../../platform/kept-parameters';
import { markPending } from './pending';
import { prefetchPath } from './prefetch';
import { loadIfStale } from './stale-page';

/** Warns of a refused target. Only its beginning is named: it may carry personal data. */
const warnOfUnsafeTarget = (target: string): void =>
  console.warn(`[tessera] refused to go to "${target.slice(0, 40)}"`);

/** Navigates to an in-app path. The old page stays until the new page's code is loaded. Unsafe targets are refused (R2.22). */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isPending, startTransition] = useTransition();
  useEffect(() => (isPending ? markPending() : undefined), [isPending]);
  return useCallback(
    (to, { replace = false } = {}) => {
      const target = safeTarget(to);
      if (target === undefined) return warnOfUnsafeTarget(to);
      const address = withKept(target, search);
      if (loadIfStale(address, replace)) return;
      prefetchPath(target);
      startTransition(() => void navigate(address, { replace }));
    },
    [navigate, search],
  );
}

/**
 * Whether the app has a page before this one. The router numbers its entries in the history's state, and a redirect keeps
 * the number of the entry that it replaces.
 */
function hasPageBefore(): boolean {
  const { idx = 0 }: { idx?: number } = history.state ?? {};
  return idx > 0;
}

/** Goes back one page, or to `fallback` if this page, or a page that it has replaced, is the first of the visit. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const go = useGo();
  return () => (hasPageBefore() ? void navigate(-1) : go(fallback, { replace: true }));
}
