import { keys } from '@tessera/contract';
import { environment, storedValue } from '@tessera/shell/environment';
import { track } from '@tessera/shell/tracking';

/** 1 once this browser's first open was tracked (R3.15). */
const eventTrack = storedValue(keys.firstOpen);
const homeScreenOpened = storedValue(keys.homeScreenOpened);
const contentViewed = storedValue(keys.contentViewed);

type Flag = typeof eventTrack;

function once(place: Flag, event: Parameters<typeof track>[0]): void {
  if (place.get() === 1) return;
  place.set(1);
  track(event);
}

/** Whether this browser has never been tracked before. */
export const isFirstVisit = (): boolean => eventTrack.get() === undefined;

/** firstOpen once per browser; a2hsFirstOpen on the first open from the home screen or as an installed app (R4.35a). */
export function trackOpening(): void {
  once(eventTrack, 'firstOpen');
  const { isPwa, isWebclip } = environment();
  if (isPwa || isWebclip) once(homeScreenOpened, 'a2hsFirstOpen');
}

/** viewContent once per session (R4.35a). */
export const trackContent = (): void => once(contentViewed, 'viewContent');
