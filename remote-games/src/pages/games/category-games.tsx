import { useText } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { ErrorState } from '@tessera/ui';
import { useCatalogue } from './catalogue/use-catalogue';
import { FilteredGames, type FilteredGamesProps } from './filtered-games';
import { GamesSkeleton } from './games-skeleton';

export interface CategoryGamesProps
  extends Omit<FilteredGamesProps, 'games' | 'coming' | 'emptyTitle' | 'emptyText'> {
  /** Absent: all categories. */
  category: string | undefined;
}

/** The games of one category, or of all, as they come in. */
export function CategoryGames({ category, ...rest }: CategoryGamesProps) {
  const text = useText('games');
  const { status, collection, error, reload } = useCatalogue(category);
  if (!collection && status === 'failed') {
    return (
      <ErrorState
        title={text('games_failed')}
        text={failureText(error)}
        retryLabel={text('retry')}
        onRetry={reload}
      />
    );
  }
  if (!collection) return <GamesSkeleton />;
  return (
    <FilteredGames
      {...rest}
      games={collection}
      coming={status}
      onReload={reload}
      emptyTitle={text('games_none')}
      emptyText={text('games_none_text')}
    />
  );
}
