import { type ComponentType, createElement, use } from 'react';
import { markSettled } from './settled';
import { withTimeout } from './with-timeout';

/** A page whose code comes later, but which renders at once when the code is there. */
export type LazyPage = ComponentType & { preload(): Promise<void> };

/** The code of a page did not come in time. */
export class PageTimeout extends Error {
  override readonly name = 'PageTimeout';
  readonly code = 'page-timeout';
}

type Loaded = { default: ComponentType };

/** In ms. */
const TIMEOUT = 10_000;

/**
 * Like React.lazy, with two differences: the code can be asked for ahead of the render, and a page whose code is
 * there never suspends. A failed load is forgotten, so that the next attempt asks again.
 */
export function lazyPage(load: () => Promise<Loaded>): LazyPage {
  let pending: Promise<Loaded> | undefined;
  const start = (): Promise<Loaded> => {
    if (pending) return pending;
    const promise = markSettled(
      // A load that is refused before it starts throws at once, and must fail like any other.
      withTimeout(
        new Promise<Loaded>((resolve) => resolve(load())),
        TIMEOUT,
        () => new PageTimeout('the page gave no code in time'),
      ),
    );
    pending = promise;
    promise.catch(() => {
      if (pending === promise) pending = undefined;
    });
    return promise;
  };
  const Page = () => createElement(use(start()).default);
  return Object.assign(Page, { preload: () => start().then(() => undefined) });
}
