import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

// Numbers, because the platform's own pages read the plain text 1 or 0 under this key.
const flag = storedValue(keys.autoLogin);

/** Whether the next visit may sign in by itself (R4.4a, R4.4b). */
export const isAutoLoginOn = (): boolean => flag.get() === 1;
export const setAutoLogin = (on: boolean): void => flag.set(on ? 1 : 0);
