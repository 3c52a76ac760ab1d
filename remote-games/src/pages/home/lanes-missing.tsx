import empty from '@phosphor-icons/core/assets/regular/game-controller.svg';
import { useText } from '@tessera/shell/i18n';
import { useEntries } from '@tessera/shell/navigation';
import { failureKind, failureText } from '@tessera/shell/notices';
import type { RequestError } from '@tessera/shell/request';
import { Button, EmptyState, ErrorState } from '@tessera/ui';
import { NewsCard } from './idle-parts';
import styles from './lanes-missing.module.css';

export interface LanesMissingProps {
  /** Why the games could not be loaded; absent if the merchant has no games. */
  error: RequestError | undefined;
  onRetry: () => void;
}

/** Takes the place of the lanes: what else the merchant has, if it has no games, and a button to load them again. */
export function LanesMissing({ error, onRetry }: LanesMissingProps) {
  const text = useText('games');
  const { shown, tap } = useEntries(['activity']);
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
    <>
      <EmptyState
        icon={empty}
        title={text('games_none')}
        text={text('games_none_text')}
        action={
          <span className={styles.actions}>
            {shown.map((offers) => (
              <Button key={offers} onClick={() => tap(offers)}>
                {text('entry_activity')}
              </Button>
            ))}
            <Button variant="secondary" onClick={onRetry}>
              {text('retry')}
            </Button>
          </span>
        }
      />
      <NewsCard />
    </>
  );
}
