import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** Maya's own name for where it runs, from its landing address: later calls must repeat it. */
export const mayaEnv = storedValue('session', 'tessera:maya-env', v.string());
