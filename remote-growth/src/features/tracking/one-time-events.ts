import { keys } from '@tessera/contract';
import { environment, storedValue } from '@tessera/shell/environment';
import { track } from '@tessera/shell/tracking';

/** 1 after the first open of this browser was tracked (R3.15). */
const eventTrack = storedValue(keys.firstOpen);
const homeScreenOpened = storedValue(keys.homeScreenOpened);
const contentViewed = storedValue(keys.contentViewed);

type Flag = typeof eventTrack;

function trackOnce(flag: Flag, ...event: Parameters<typeof track>): void {
  if (flag.get() === 1) return;
  flag.set(1);
  track(...event);
}

/** Whether this browser was never tracked before. */
export const isFirstVisit = (): boolean => eventTrack.get() === undefined;

/** Tracks firstOpen once per browser, and a2hsFirstOpen on the first open as an installed app (R4.35a). */
export function trackOpening(): void {
  trackOnce(eventTrack, 'firstOpen');
  const { isPwa, isWebclip } = environment();
  if (isPwa || isWebclip) trackOnce(homeScreenOpened, 'a2hsFirstOpen');
}

/** Tracks viewContent of the home page once per session (R4.35a). */
export const trackContent = (): void => trackOnce(contentViewed, 'viewContent', { content: 'home' });
