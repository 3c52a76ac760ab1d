import { keys } from '@tessera/contract';
import { storedValue } from '../storage';

/** 1: opened from a home-screen shortcut (R3.15). */
export const webclipFlag = storedValue(keys.webclip);
/** 1: inside the native app, which sets it (R5.13b). */
const inAppFlag = storedValue(keys.inApp);

const written = (flag: number | undefined): string | null => flag?.toString() ?? null;

/** What the storage says of where the page runs. */
export const storedFlags = () => ({
  inAppFlag: written(inAppFlag.get()),
  webclipFlag: written(webclipFlag.get()),
});
