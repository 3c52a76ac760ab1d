type Prefetch = (path: string) => void;

let prefetch: Prefetch = () => undefined;

/** Sets how a page's code and data are prefetched. The shell calls it once at start. */
export const setPrefetch = (how: Prefetch): void => {
  prefetch = how;
};

/** Prefetches code and data of a path. Called on pointerdown, some 100 ms before the click. */
export const prefetchPath = (path: string): void => prefetch(path);
