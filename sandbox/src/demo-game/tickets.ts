import { randomBytes } from 'node:crypto';

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
