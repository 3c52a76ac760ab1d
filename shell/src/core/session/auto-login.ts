import * as v from 'valibot';
import { storedValue } from '../../platform/storage';

const flag = storedValue('local', 'autoLogin', v.picklist([0, 1]));

/** Keeps the next start from signing in by itself. */
export const stopAutoLogin = (): void => flag.set(0);
