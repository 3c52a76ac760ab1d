import { randomBytes } from 'node:crypto';
import type { Game } from '../../catalog';

/** What a ticket opens; `used` is true from the second time on. */
export interface Shown<Right> {
  readonly right: Right;
  readonly used: boolean;
}

/** One-time tokens that lead from the gateway to the origin of the games; the oldest are forgotten beyond `limit`. */
export class Tickets<Right> {
  #rights = new Map<string, { readonly right: Right; used: boolean }>();

  constructor(readonly limit = 1000) {}

  /** A token that nobody can guess. */
  issue(right: Right): string {
    const token = randomBytes(24).toString('base64url');
    this.#rights.set(token, { right, used: false });
    const [oldest] = this.#rights.keys();
    if (this.#rights.size > this.limit && oldest !== undefined) this.#rights.delete(oldest);
    return token;
  }

  /** What the token opens, undefined for one that was never issued. */
  show(token: string): Shown<Right> | undefined {
    const ticket = this.#rights.get(token);
    if (!ticket) return undefined;
    const { right, used } = ticket;
    ticket.used = true;
    return { right, used };
  }
}

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
