import nothing from '@phosphor-icons/core/assets/regular/binoculars.svg';
import { useText } from '@tessera/shell/i18n';
import { Button, EmptyState } from '@tessera/ui';
import { useMemo } from 'react';
import { useOpenGame } from '../launch/use-open-game';
import { matcher } from '../search/matcher';
import type { GameCollection } from './collect-games';
import styles from './found-games.module.css';
import { GameGrid } from './game-grid';

export interface FoundGamesProps {
  games: GameCollection;
  vendor: string | undefined;
  search: string;
  /** Where a game leads back to. */
  path: string;
  onClear: () => void;
  onAll: () => void;
}

/** Those games that vendor and search leave, and how many they are. */
export function FoundGames({ games: { games }, vendor, search, path, onClear, onAll }: FoundGamesProps) {
  const text = useText('games');
  const { opening, open } = useOpenGame(path);
  const found = useMemo(() => {
    const matches = matcher(search);
    return games.filter(({ card, folded }) => (!vendor || card.vendor === vendor) && matches(folded));
  }, [games, vendor, search]);

  return (
    <>
      <p role="status" className={styles.count}>
        {text('games_found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <GameGrid games={found} opening={opening} onOpen={open} />
      ) : games.length > 0 ? (
        <EmptyState
          icon={nothing}
          title={text('no_match')}
          text={text('no_match_text')}
          action={
            <Button variant="secondary" onClick={onClear}>
              {text('search_clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={nothing}
          title={text('games_none')}
          text={text('games_none_text')}
          action={
            <Button variant="secondary" onClick={onAll}>
              {text('games_all')}
            </Button>
          }
        />
      )}
    </>
  );
}
