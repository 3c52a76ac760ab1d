import { lazy, Suspense } from 'react';
import { useWideWindow } from '../../platform/wide-window';

const Stage = lazy(() => import(/* webpackChunkName: "stage" */ './stage'));

/** The stage around the app, only in a wide window. Phones do not load its code. */
export function WideWindow() {
  return (
    useWideWindow() && (
      <Suspense fallback={null}>
        <Stage />
      </Suspense>
    )
  );
}
