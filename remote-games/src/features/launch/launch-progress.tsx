import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import styles from './launch-screen.module.css';
import type { LaunchStage } from './use-launch';

export interface LaunchProgressProps {
  stage: LaunchStage;
  /** Absent if a retry cannot succeed. */
  onRetry?: (() => void) | undefined;
  onBack: () => void;
}

/** The stage of a launch in words, with the buttons for the next step. */
export function LaunchProgress({ stage, onRetry, onBack }: LaunchProgressProps) {
  const text = useText('games');
  const back = (
    <Button variant="secondary" onClick={onBack}>
      {text('back')}
    </Button>
  );
  if (stage.kind === 'opening') {
    return (
      <div className={styles.state}>
        <progress className={styles.bar} aria-label={text('launch_opening')} />
        <p role="status">{text('launch_opening')}</p>
        <Button variant="ghost" onClick={onBack}>
          {text('cancel')}
        </Button>
      </div>
    );
  }
  if (stage.kind === 'fault') {
    return (
      <div className={styles.state}>
        <p role="alert">{stage.message}</p>
        <div className={styles.ways}>
          {onRetry && <Button onClick={onRetry}>{text('retry')}</Button>}
          {back}
        </div>
      </div>
    );
  }
  const isReady = stage.kind === 'ready';
  return (
    <div className={styles.state}>
      <p role="status">{text(isReady ? 'launch_ready' : 'launch_elsewhere')}</p>
      <div className={styles.ways}>
        <Button onClick={isReady ? stage.open : onRetry}>
          {text(isReady ? 'launch_open' : 'launch_again')}
        </Button>
        {back}
      </div>
    </div>
  );
}
