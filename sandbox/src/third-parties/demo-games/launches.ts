import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Game } from '../../catalog';
import type { PlayedWallet } from './play';

/** The grant of a ticket; `used` is true from the second time on. */
interface RedeemedTicket<Grant> {
  readonly grant: Grant;
  readonly used: boolean;
}

/** One-time tokens that the gateway issues and the second origin redeems. */
class Tickets<Grant> {
  readonly #tickets = new LRUCache<string, { readonly grant: Grant; used: boolean }>({ max: 1000 });

  /** @returns a random token */
  issue(grant: Grant): string {
    const token = randomBytes(24).toString('base64url');
    this.#tickets.set(token, { grant, used: false });
    return token;
  }

  /** @returns undefined for an unknown token */
  redeem(token: string): RedeemedTicket<Grant> | undefined {
    const ticket = this.#tickets.get(token);
    if (!ticket) return undefined;
    const { grant, used } = ticket;
    ticket.used = true;
    return { grant, used };
  }
}

/** Permission to play a game. */
interface GameGrant {
  readonly game: Game;
  /** The only origin that the Back button may lead to. */
  readonly backOrigin: string;
  /** Of a member who plays for money. */
  readonly wallet?: PlayedWallet | undefined;
}

/** Permission to use the chat page. */
interface ChatGrant {
  readonly backOrigin: string;
}

/** The launches of games and chats. */
export interface Launches {
  readonly games: Tickets<GameGrant>;
  readonly chats: Tickets<ChatGrant>;
}

export const createLaunches = (): Launches => ({ games: new Tickets(), chats: new Tickets() });
