import { between, randomFrom } from '../common';
import { type Category, categories } from './categories';
import type { Game } from './game';
import { vendors } from './vendors';
import { adjectives, type Noun, subjects } from './words';

/** Shifts the adjectives of each category, so that its first games have other names than those of the next one. */
const SHIFT = 3;

function gamesOf(category: Category, firstId: number): Game[] {
  const { count, nouns }: { count: number; nouns: readonly Noun[] } = subjects[category];
  const ofCategory = vendors.filter((vendor) => vendor.categories.includes(category));
  return Array.from({ length: count }, (_, at) => {
    const noun = nouns[at % nouns.length];
    const round = Math.floor(at / nouns.length);
    const shift = SHIFT * categories.indexOf(category);
    const adjective = adjectives[((at % nouns.length) * 7 + round * 3 + shift) % adjectives.length];
    const vendor = ofCategory[(at + Math.floor(at / ofCategory.length)) % ofCategory.length];
    if (!noun || !adjective || !vendor) throw new RangeError(`No words or no vendor for ${category}`);
    const code = `${vendor.code}${category}${String(at + 1).padStart(3, '0')}`;
    const random = randomFrom(`${code} offer`);
    return {
      code,
      picture: code,
      id: String(firstId + at),
      nodeId: String(20_000 + firstId + at),
      category,
      vendor,
      name: { EN: `${adjective[0]} ${noun[0]}`, CN: `${adjective[1]}${noun[1]}` },
      motif: noun[2],
      freePlay: between(random, 1, 3) === 1,
      hot: between(random, 1, 8) === 1,
    };
  });
}

/** The fixed list of games, the same at each start. */
export const games: readonly Game[] = categories.flatMap((category, at) =>
  gamesOf(category, 1000 * (at + 1)),
);

const byCode = new Map(games.map((game) => [game.code, game]));

/** The game of the fixed list with this code. */
export const gameOf = (code: string): Game | undefined => byCode.get(code);
