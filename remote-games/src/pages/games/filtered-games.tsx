import { FoundGames, type FoundGamesProps } from './found-games';
import type { GameCollection } from './game-list/collector';
import { VendorChips } from './vendor-chips';

export interface FilteredGamesProps extends Omit<FoundGamesProps, 'games'> {
  games: GameCollection;
  onVendor: (vendor: string | undefined) => void;
  onFree: (free: boolean) => void;
}

/** Games with their filters. */
export function FilteredGames({ games: { games, vendors }, onVendor, onFree, ...found }: FilteredGamesProps) {
  const hasFree = found.free || games.some(({ card }) => card.freeplay);
  return (
    <>
      <VendorChips
        vendors={vendors}
        selected={found.vendor}
        onSelect={onVendor}
        free={hasFree ? found.free : undefined}
        onFree={onFree}
      />
      <FoundGames games={games} {...found} />
    </>
  );
}
