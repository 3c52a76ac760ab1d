import { randomInt } from 'node:crypto';
import type { SymbolName } from '../../artwork';

/** A symbol of the reels. */
interface ReelSymbol {
  readonly name: SymbolName;
  /** Of the 20 places of a reel. */
  readonly places: number;
  /** Payout of three symbols, in stakes. */
  readonly pays: number;
}

/** The symbols of each of the three reels. */
export const reelSymbols: readonly ReelSymbol[] = [
  { name: 'seven', places: 1, pays: 200 },
  { name: 'gem', places: 2, pays: 60 },
  { name: 'star', places: 3, pays: 25 },
  { name: 'bell', places: 4, pays: 12 },
  { name: 'clover', places: 4, pays: 12 },
  { name: 'cherry', places: 6, pays: 5 },
];
const PLACES = reelSymbols.reduce((sum, { places }) => sum + places, 0);

export type Line = readonly [SymbolName, SymbolName, SymbolName];

function symbolAt(place: number): SymbolName {
  let left = place;
  const found = reelSymbols.find(({ places }) => {
    left -= places;
    return left < 0;
  });
  return (found ?? { name: 'cherry' as const }).name;
}

/** Spins the three reels; `pick(n)` returns a random number from 0 to below n. */
export const spin = (pick: (below: number) => number = randomInt): Line => [
  symbolAt(pick(PLACES)),
  symbolAt(pick(PLACES)),
  symbolAt(pick(PLACES)),
];

/** The payout of a line, in stakes: three equal symbols pay by symbol, two equal symbols pay one stake. */
export function lineWin([first, second, third]: Line): number {
  if (first === second && second === third) return reelSymbols.find(({ name }) => name === first)?.pays ?? 0;
  return first === second || second === third || first === third ? 1 : 0;
}
