import nothing from '@phosphor-icons/core/assets/regular/binoculars.svg';
import { useText } from '@tessera/shell/i18n';
import { Button, EmptyState } from '@tessera/ui';

export interface NothingFoundProps {
  /** The filters leave none of them; otherwise there are none. */
  hasGames: boolean;
  /** What is said where there are no games. */
  emptyTitle: string;
  emptyText: string;
  /** Takes the filters away. */
  onClear: () => void;
  /** Shows all games. */
  onAll: () => void;
}

/** Stands in the place of games, with a way to some. */
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
