import nothing from '@phosphor-icons/core/assets/regular/binoculars.svg';
import { useText } from '@tessera/shell/i18n';
import { Button, EmptyState } from '@tessera/ui';

export interface NothingFoundProps {
  /** Whether there are games that the filters exclude. */
  hasGames: boolean;
  /** The title and text for a list without games. */
  emptyTitle: string;
  emptyText: string;
  /** Clears the filters. */
  onClear: () => void;
  /** Shows all games. */
  onAll: () => void;
}

/** Takes the place of games, with a button that leads to some. */
export function NothingFound({ hasGames, emptyTitle, emptyText, onClear, onAll }: NothingFoundProps) {
  const text = useText('games');
  return (
    <EmptyState
      icon={nothing}
      title={hasGames ? text('no_match') : emptyTitle}
      text={hasGames ? text('no_match_text') : emptyText}
      action={
        <Button variant="secondary" onClick={hasGames ? onClear : onAll}>
          {text(hasGames ? 'search_clear' : 'games_all')}
        </Button>
      }
    />
  );
}
