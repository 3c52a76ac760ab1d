import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

/** The day on which the prompt was last closed (R3.17). */
export const closedOn = storedValue('local', 'tessera:notification-prompt', v.pipe(v.string(), v.isoDate()));
