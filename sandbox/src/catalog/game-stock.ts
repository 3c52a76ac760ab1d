import { gameOf, games } from './games';
import type { Game } from './game';

/** As many games as a big platform has. */
const LARGEST = 20_000;

/** One more slot game, numbered, like one that is there. */
function numbered(at: number): Game {
  const slots = games.filter(({ category }) => category === 'RNG');
  const model = slots[at % slots.length];
  if (!model) throw new RangeError('There are no slots to take after');
  const number = Math.floor(at / slots.length) + 2;
  return {
    ...model,
    code: `${model.code}X${number}`,
    id: String(1_000_000 + at),
    nodeId: String(2_000_000 + at),
    photograph: true,
    name: { EN: `${model.name.EN} ${number}`, CN: `${model.name.CN} ${number}` },
  };
}

/** The games that the platform has now; tests make them more. */
export class GameStock {
  #more: readonly Game[] = [];
  #byCode = new Map<string, Game>();

  games(): readonly Game[] {
    return [...games, ...this.#more];
  }

  gameOf(code: string): Game | undefined {
    return gameOf(code) ?? this.#byCode.get(code);
  }

  /** Fills up with slots to so many games, as far as there are not as many anyway. */
  resize(count: number): void {
    const missing = Math.max(0, Math.min(count, LARGEST) - games.length);
    this.#more = Array.from({ length: missing }, (_, at) => numbered(at));
    this.#byCode = new Map(this.#more.map((game) => [game.code, game]));
  }
}
