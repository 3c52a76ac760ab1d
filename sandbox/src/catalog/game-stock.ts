import type { Game } from './game';
import { games } from './games';

/** As many games as a large platform has. */
const LIMIT = 20_000;

/** Additional slot game number `at`: a numbered copy of a game of the fixed list. */
function additionalGame(at: number): Game {
  const slots = games.filter(({ category }) => category === 'RNG');
  const original = slots[at % slots.length];
  if (!original) throw new RangeError('There is no slot game to copy');
  const number = Math.floor(at / slots.length) + 2;
  return {
    ...original,
    code: `${original.code}X${number}`,
    id: String(1_000_000 + at),
    nodeId: String(2_000_000 + at),
    bitmap: true,
    name: { EN: `${original.name.EN} ${number}`, CN: `${original.name.CN} ${number}` },
  };
}

const byCode = (all: readonly Game[]) => new Map(all.map((game) => [game.code, game]));

/** The current games of the platform: the fixed list, and additional ones for tests of long lists. */
export class GameStock {
  readonly #fixed: readonly Game[];
  #additional: readonly Game[] = [];
  #byCode: ReadonlyMap<string, Game>;

  /** @param bitmaps whether the games of the fixed list have PNG pictures too */
  constructor(bitmaps = false) {
    this.#fixed = bitmaps ? games.map((game) => ({ ...game, bitmap: true })) : games;
    this.#byCode = byCode(this.#fixed);
  }

  games(): readonly Game[] {
    return [...this.#fixed, ...this.#additional];
  }

  gameOf(code: string): Game | undefined {
    return this.#byCode.get(code);
  }

  /** Adds slot games until there are `count` games, at most 20,000. Removes added ones for a smaller count. */
  resize(count: number): void {
    const missing = Math.max(0, Math.min(count, LIMIT) - games.length);
    this.#additional = Array.from({ length: missing }, (_, at) => additionalGame(at));
    this.#byCode = byCode(this.games());
  }
}
