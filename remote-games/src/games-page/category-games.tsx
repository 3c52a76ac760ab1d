import { useText } from '@tessera/shell/i18n';
import { ErrorState } from '@tessera/ui';
import { useMemo } from 'react';
import { allGames } from '../game-list/requests';
import { useGames } from '../game-list/use-games';
import { collectGames } from './collect-games';
import { FoundGames } from './found-games';
import { GamesSkeleton } from './games-skeleton';
import { VendorChips } from './vendor-chips';

export interface CategoryGamesProps {
  /** Absent: all categories. */
  category: string | undefined;
  vendor: string | undefined;
  search: string;
  /** In-app path of the page as it is filtered now. */
  path: string;
  onVendor: (vendor: string | undefined) => void;
  /** Takes vendor and search away. */
  onClear: () => void;
  /** Shows all categories. */
  onAll: () => void;
}

/** The games of one category, or of all, with the vendors to choose from. */
export function CategoryGames({ category, onVendor, ...rest }: CategoryGamesProps) {
  const text = useText('games');
  const { status, value, reload } = useGames(allGames(category));
  const games = useMemo(() => value && collectGames(value.data.lanes, category), [value, category]);
  if (!games && status === 'failed') {
    return (
      <ErrorState
        title={text('games_failed')}
        text={text('games_failed_text')}
        retryLabel={text('retry')}
        onRetry={reload}
      />
    );
  }
  if (!games) return <GamesSkeleton />;
  return (
    <>
      <VendorChips vendors={games.vendors} selected={rest.vendor} onSelect={onVendor} />
      <FoundGames games={games} {...rest} />
    </>
  );
}
