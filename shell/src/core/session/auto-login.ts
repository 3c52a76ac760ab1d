import { keys } from '@tessera/contract';
import { storedValue } from '../../platform/storage';

const flag = storedValue(keys.autoLogin);

/** Keeps the next start from signing in by itself. */
export const stopAutoLogin = (): void => flag.set(0);
