/** In ms. The page stays if the navigation ends in a download, in an empty answer or nowhere. */
const LONGEST_LEAVE = 10_000;

let left: Promise<void> = Promise.resolve();
addEventListener('beforeunload', () => {
  left = new Promise((resolve) => setTimeout(resolve, LONGEST_LEAVE));
});

/**
 * Waits for the end of a page that a navigation leaves. Firefox cancels the requests of such a page while its code still
 * runs; they fail like those of a bad network, and must not count against a good remote.
 *
 * @returns at once in a page that stays
 */
export const endIfLeft = (): Promise<void> => left;
