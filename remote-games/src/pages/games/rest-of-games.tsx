import { useText } from '@tessera/shell/i18n';
import { Button, Skeleton } from '@tessera/ui';
import styles from './rest-of-games.module.css';

const tiles = ['one', 'two', 'three'];

/** A skeleton below the loaded games while the others load, or a button to retry after a failure. */
export function RestOfGames({ failed, onReload }: { failed: boolean; onReload?: (() => void) | undefined }) {
  const text = useText('games');
  if (failed) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{text('games_rest_failed')}</p>
        <Button variant="secondary" onClick={onReload}>
          {text('retry')}
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy="true" className={styles.row}>
      {tiles.map((key) => (
        <div key={key} className={styles.tile}>
          <Skeleton height="100%" radius="var(--radius-m)" />
        </div>
      ))}
    </div>
  );
}
