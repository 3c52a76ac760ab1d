import { lazy, Suspense, useSyncExternalStore } from 'react';

const Stage = lazy(() => import(/* webpackChunkName: "stage" */ './stage'));

const root = document.documentElement;
const isWide = () => root.hasAttribute('data-wide');

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-wide'] });
  return () => observer.disconnect();
};

/** The stage around the app, only in a wide window. Phones do not load its code. */
export function WideWindow() {
  return (
    useSyncExternalStore(subscribe, isWide) && (
      <Suspense fallback={null}>
        <Stage />
      </Suspense>
    )
  );
}
