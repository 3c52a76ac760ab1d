import { type ComponentType, createElement, use } from 'react';

/** A page whose code comes later, but which renders at once when the code is there. */
export type LazyPage = ComponentType & { preload(): Promise<void> };

type Loaded = { default: ComponentType };

/**
 * Like React.lazy, with two differences: the code can be asked for ahead of the render, and a page whose code is
 * there never suspends, because React holds content back for 300 ms once it has shown a fallback.
 * A failed load is forgotten, so that the next attempt asks again.
 */
export function lazyPage(load: () => Promise<Loaded>): LazyPage {
  let pending: Promise<Loaded> | undefined;
  const start = (): Promise<Loaded> => {
    if (pending) return pending;
    const promise = load();
    pending = promise;
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason) => {
        Object.assign(promise, { status: 'rejected', reason });
        if (pending === promise) pending = undefined;
      },
    );
    return promise;
  };
  const Page = () => createElement(use(start()).default);
  return Object.assign(Page, { preload: () => start().then(() => undefined) });
}
