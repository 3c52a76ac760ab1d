import { useLanguage, useText } from '@tessera/shell/i18n';
import { failureKind, failureText } from '@tessera/shell/notices';
import { isUnreached, useReachedAgain } from '@tessera/shell/request';
import { useStore } from '@tessera/shell/state';
import { ErrorState } from '@tessera/ui';
import { useEffect, useMemo } from 'react';
import type { GameCategory } from '../../common/categories';
import { FilteredGames, type FilteredGamesProps } from './filtered-games';
import { gameListOf } from './game-list/game-list';
import { GamesSkeleton } from './games-skeleton';

export interface CategoryGamesProps
  extends Omit<FilteredGamesProps, 'games' | 'loading' | 'emptyTitle' | 'emptyText'> {
  /** Absent: all categories. */
  category: GameCategory | undefined;
}

/** The games of one category, or of all, while they are loaded page by page. */
export function CategoryGames({ category, ...rest }: CategoryGamesProps) {
  const text = useText('games');
  const language = useLanguage();
  const { store, load } = useMemo(() => gameListOf(category, language), [category, language]);
  const { status, collection, error } = useStore(store);
  useEffect(load, [load]);
  useReachedAgain(status === 'failed' && isUnreached(error), load);
  if (!collection && status === 'failed') {
    return (
      <ErrorState
        kind={failureKind(error)}
        title={text('games_failed')}
        text={failureText(error)}
        retryLabel={text('retry')}
        onRetry={load}
      />
    );
  }
  if (!collection) return <GamesSkeleton />;
  return (
    <FilteredGames
      {...rest}
      games={collection}
      loading={status}
      onReload={load}
      emptyTitle={text('games_none')}
      emptyText={text('games_none_text')}
    />
  );
}
