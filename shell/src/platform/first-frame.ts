/** In ms: the limit for a page that draws no frame, such as one that another window covers. */
const LATEST = 200;

/**
 * Resolves once the browser has drawn a frame of the page, or if it will draw none. With its files in the cache of the
 * worker, the main script would otherwise run before the HTML is on the screen.
 */
export function firstFrame(): Promise<void> {
  const isDrawn = performance.getEntriesByType('paint').length > 0;
  if (isDrawn || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LATEST);
    // The frame is drawn between this callback and the next task.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
