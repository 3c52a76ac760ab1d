import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** Maya's own name for where it runs, from its landing address: later calls must repeat it. */
export const mayaEnv = storedValue(keys.mayaEnv);
