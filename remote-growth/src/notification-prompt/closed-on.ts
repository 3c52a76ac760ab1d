import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** The day on which the prompt was last closed (R3.17). */
export const closedOn = storedValue(keys.notificationPrompt);
