import { lazy, Suspense, useSyncExternalStore } from 'react';

const Stage = lazy(() => import(/* webpackChunkName: "stage" */ './stage'));

/** A window with room for two sides of at least 260 px beside the column, on a computer with a mouse. */
const WIDE = '(min-width: 1000px) and (pointer: fine)';
const query = () => globalThis.matchMedia?.(WIDE);

const subscribe = (changed: () => void) => {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
};

/** The stage around the app, only in a wide window. Phones do not load its code. */
export function WideWindow() {
  const isWide = useSyncExternalStore(subscribe, () => query()?.matches ?? false);
  return (
    isWide && (
      <Suspense fallback={null}>
        <Stage />
      </Suspense>
    )
  );
}
