type Prefetch = (path: string) => void;

let prefetch: Prefetch = () => undefined;

/** Sets how a page's code and data are fetched ahead; the shell does it once, at start. */
export const setPrefetch = (how: Prefetch): void => {
  prefetch = how;
};

/** Fetches what a path will need; called when a finger comes down, some 100 ms before the tap counts. */
export const prefetchPath = (path: string): void => prefetch(path);
