import { keys } from '@tessera/contract';
import { keptGames } from './kept-games';

/** What the member played last on this device, for money. */
export const recentGames = keptGames(keys.recentGames, 20);
