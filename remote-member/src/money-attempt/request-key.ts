import { randomId } from '@tessera/shell/environment';

/** A new key for one attempt to move money: a UUID of version 4. */
export const requestKey = (): string => randomId();
