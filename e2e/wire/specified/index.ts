import type { Call } from '../call';
import { games } from './games';
import { relay } from './relay';
import { session } from './session';
import { system } from './system';

/** Every call whose path the specification shows. */
export const specified: readonly Call[] = [...session, ...system, ...games, ...relay];
