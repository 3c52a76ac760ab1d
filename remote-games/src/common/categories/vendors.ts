import type { GameCard, GameLane } from '@tessera/contract';

export interface Vendor {
  /** The vendor's code. */
  readonly vendor: string;
  readonly name: string;
}

/** @returns the vendors of some lanes, each once, in the gateway's order; vendors that only a game names come last */
export function vendorsOf(lanes: readonly GameLane[]): Vendor[] {
  const named = lanes.flatMap((lane) => lane.gameClassify);
  const ofGames = lanes.flatMap((lane) =>
    lane.cards.map(({ vendor, accountTypeName }) => ({ vendor, name: accountTypeName || vendor })),
  );
  const names = new Map<string, string>();
  for (const { vendor, name } of [...named, ...ofGames]) if (!names.has(vendor)) names.set(vendor, name);
  return [...names].map(([vendor, name]) => ({ vendor, name }));
}

/** @returns the name of a game's vendor; the code for a vendor without a name */
export const vendorName = (vendors: readonly Vendor[], card: GameCard): string =>
  card.accountTypeName || (vendors.find(({ vendor }) => vendor === card.vendor)?.name ?? card.vendor);
