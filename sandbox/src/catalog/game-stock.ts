import type { Game } from './game';
import { gameOf, games } from './games';

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

/** The current games of the platform: the fixed list, and additional ones for tests of long lists. */
export class GameStock {
  #additional: readonly Game[] = [];
  #byCode = new Map<string, Game>();

  games(): readonly Game[] {
    return [...games, ...this.#additional];
  }

  gameOf(code: string): Game | undefined {
    return gameOf(code) ?? this.#byCode.get(code);
  }

  /** Adds slot games until there are `count` games, at most 20,000. Removes added ones for a smaller count. */
  resize(count: number): void {
    const missing = Math.max(0, Math.min(count, LIMIT) - games.length);
    this.#additional = Array.from({ length: missing }, (_, at) => additionalGame(at));
    this.#byCode = new Map(this.#additional.map((game) => [game.code, game]));
  }
}
