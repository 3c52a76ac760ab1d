import empty from '@phosphor-icons/core/assets/regular/game-controller.svg';
import { useText } from '@tessera/shell/i18n';
import { Button, EmptyState, ErrorState } from '@tessera/ui';

export interface LanesMissingProps {
  /** The games could not be had; otherwise there are none. */
  failed: boolean;
  onRetry: () => void;
}

/** Stands in the place of the lanes, and offers another try. */
export function LanesMissing({ failed, onRetry }: LanesMissingProps) {
  const text = useText('games');
  if (failed) {
    return (
      <ErrorState
        title={text('games_failed')}
        text={text('games_failed_text')}
        retryLabel={text('retry')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <EmptyState
      icon={empty}
      title={text('games_none')}
      text={text('games_none_text')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    />
  );
}
