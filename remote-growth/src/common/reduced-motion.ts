import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia(QUERY).matches;

function watchReducedMotion(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The same as a hook: renders again when the setting changes. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watchReducedMotion, prefersReducedMotion);
