import { keptGames } from './saved-games';

/** What the member played last on this device, for money. */
export const recentGames = keptGames('tessera:recent-games', 20);
