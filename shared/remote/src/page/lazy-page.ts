import { type ComponentType, createElement, use } from 'react';
import { markSettled } from './settled';
import { withTimeout } from './with-timeout';

/** A page whose code comes later, but which renders at once when the code is there. */
export type LazyPage = ComponentType & { preload(): Promise<void> };

/** The code of a page did not load in time. */
export class PageTimeout extends Error {
  override readonly name = 'PageTimeout';
  readonly code = 'page-timeout';
}

type Loaded = { default: ComponentType };

/** In ms. */
const TIMEOUT = 10_000;

/**
 * Like React.lazy, with two differences: the code can be asked for ahead of the render, and a page whose code is
 * there never suspends. After a failure, `preload` asks again. A render does not: React renders again when a load
 * fails, and would go on asking for ever.
 */
export function lazyPage(load: () => Promise<Loaded>): LazyPage {
  let code: Promise<Loaded> | undefined;
  let hasFailed = false;
  const start = (): Promise<Loaded> => {
    hasFailed = false;
    // The guard of a tag throws synchronously; that must become a rejection.
    const loaded = Promise.resolve().then(load);
    code = markSettled(withTimeout(loaded, TIMEOUT, () => new PageTimeout('the page gave no code in time')));
    code.catch(() => {
      hasFailed = true;
    });
    return code;
  };
  const Page = () => createElement(use(code ?? start()).default);
  const preload = async () => void (await (code && !hasFailed ? code : start()));
  return Object.assign(Page, { preload });
}
