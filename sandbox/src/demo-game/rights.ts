import type { Game } from '../games/game';
import { Tickets } from './tickets';

/** What a launch lets a browser do: play this game, and go back to this origin. */
export interface GameRight {
  readonly game: Game;
  readonly backOrigin: string;
}

export interface ChatRight {
  readonly backOrigin: string;
}

/** The launches that the gateway granted and the games' origin redeems. */
export interface Launches {
  readonly games: Tickets<GameRight>;
  readonly chats: Tickets<ChatRight>;
}

export const createLaunches = (): Launches => ({ games: new Tickets(), chats: new Tickets() });
