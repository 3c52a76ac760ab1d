import { useSyncExternalStore } from 'react';

const root = document.documentElement;
const isWide = () => root.hasAttribute('data-wide');

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-wide'] });
  return () => observer.disconnect();
};

/** Whether the sides of the column are used, now. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, isWide);
