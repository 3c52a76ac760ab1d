import type { GameCard, GameLane } from '@tessera/contract';

export interface Vendor {
  readonly vendor: string;
  readonly name: string;
}

/** The vendors of some lanes, each once, in the gateway's order; one that only a card names comes after them. */
export function vendorsOf(lanes: readonly GameLane[]): Vendor[] {
  const named = lanes.flatMap((lane) => lane.gameClassify);
  const seen = lanes.flatMap((lane) =>
    lane.cards.map(({ vendor, accountTypeName }) => ({ vendor, name: accountTypeName || vendor })),
  );
  const names = new Map<string, string>();
  for (const { vendor, name } of [...named, ...seen]) if (!names.has(vendor)) names.set(vendor, name);
  return [...names].map(([vendor, name]) => ({ vendor, name }));
}

/** What members call the vendor of a game. */
export const vendorName = (vendors: readonly Vendor[], card: GameCard): string =>
  card.accountTypeName || (vendors.find(({ vendor }) => vendor === card.vendor)?.name ?? card.vendor);
