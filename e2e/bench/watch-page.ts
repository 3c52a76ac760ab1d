/** What a page notes about itself, in ms since its navigation started. */
interface Notes {
  /** First frame in which the content is in the document. */
  content?: number;
  /** First frame in which nothing covers it. */
  seen?: number;
  /** Start and duration of each task of more than 50 ms. */
  readonly longTasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    tesseraBench: Notes;
  }
}

/** What has to be on the screen: elements of at least this width and height, in px. */
export interface Content {
  readonly selector: string;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** Cards of games, with or without pictures. */
export const cards: Content = { selector: 'main li :is(a, button)', count: 3, width: 60, height: 90 };

/** The first field of the login form. */
export const form: Content = { selector: 'input[name="username"]:enabled', count: 1, width: 60, height: 20 };

/** Runs in the page before its own scripts: looks at each frame until the content is there and seen. */
export function watchPage({ selector, count, width, height }: Content): void {
  const notes: Notes = { longTasks: [] };
  window.tesseraBench = notes;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });

  const isShown = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width >= width && box.height >= height && box.top < innerHeight && box.left < innerWidth;
  };
  const isThere = (): boolean => {
    let shown = 0;
    for (const element of document.querySelectorAll(selector)) {
      if (isShown(element)) shown += 1;
      if (shown >= count) return true;
    }
    return false;
  };
  const isCovered = (): boolean => {
    const splash = document.getElementById('splash');
    if (!splash) return false;
    const { visibility, display } = getComputedStyle(splash);
    return visibility !== 'hidden' && display !== 'none';
  };
  const look = () => {
    if (notes.content === undefined && isThere()) notes.content = performance.now();
    if (notes.content !== undefined && !isCovered()) notes.seen = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
