import { pause } from '../../common/pause';

/** The name of a game's picture in a view transition, on the tile that was tapped and on the launch page. */
export const SHARED_PICTURE = 'game-picture';

/** The time in ms that the page may stand still for the launch page. Its code is usually there already. */
const LIMIT = 150;

let onShown: (() => void) | undefined;

/** Says that the launch page and its picture are in the document. */
export const notifyPictureShown = (): void => onShown?.();

/**
 * Goes to the launch page in such a way that the picture of the tile becomes the picture there. Browsers without view
 * transitions, and members who prefer reduced motion, get the page as it is.
 * @param go starts the navigation
 */
export function goWithPicture(tile: HTMLElement | undefined, go: () => void): void {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (!tile || isCalm || !('startViewTransition' in document)) {
    go();
    return;
  }
  tile.style.viewTransitionName = SHARED_PICTURE;
  const { ready, finished } = document.startViewTransition(async () => {
    tile.style.viewTransitionName = '';
    const done = new AbortController();
    onShown = () => done.abort();
    go();
    await pause(LIMIT, done.signal);
    onShown = undefined;
  });
  // A transition that the browser skips, for example in a hidden tab, has changed the page nevertheless.
  for (const end of [ready, finished]) end.catch(() => undefined);
}
