import empty from '@phosphor-icons/core/assets/regular/game-controller.svg';
import { useText } from '@tessera/shell/i18n';
import { failureKind, failureText } from '@tessera/shell/notices';
import type { RequestError } from '@tessera/shell/request';
import { Button, EmptyState, ErrorState } from '@tessera/ui';

export interface LanesMissingProps {
  /** Why the games could not be loaded; absent if the merchant has no games. */
  error: RequestError | undefined;
  onRetry: () => void;
}

/** Takes the place of the lanes, with a button to retry. */
export function LanesMissing({ error, onRetry }: LanesMissingProps) {
  const text = useText('games');
  if (error) {
    return (
      <ErrorState
        kind={failureKind(error)}
        title={text('games_failed')}
        text={failureText(error)}
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
