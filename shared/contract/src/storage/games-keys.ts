import * as v from 'valibot';
import { type GameCard, gameCard } from '../games/game-list';
import { fit, type StoredKey } from './stored-key';

/** Games by member, the latest first. */
const byMember = (raw: unknown): Record<string, GameCard[]> | undefined =>
  fit(v.record(v.string(), v.array(gameCard)), raw);

export const recentGames = {
  area: 'local',
  name: 'tessera:recent-games',
  owner: 'games',
  holds: 'games that each member played last',
  read: byMember,
} satisfies StoredKey;

export const favouriteGames = {
  area: 'local',
  name: 'tessera:favourite-games',
  owner: 'games',
  holds: 'games that each member likes',
  read: byMember,
} satisfies StoredKey;

export const openedGame = {
  area: 'session',
  name: 'tessera:opened-game',
  owner: 'games',
  holds: 'game that the launch page last opened',
  read: (raw) => fit(gameCard, raw),
} satisfies StoredKey;

export const deadImageHosts = {
  area: 'session',
  name: 'tessera:dead-image-hosts',
  owner: 'games',
  holds: 'image hosts that did not deliver (R9.39)',
  read: (raw) => fit(v.array(v.string()), raw),
} satisfies StoredKey;
