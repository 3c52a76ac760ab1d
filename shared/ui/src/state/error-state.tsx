import retry from '@phosphor-icons/core/assets/bold/arrow-clockwise-bold.svg';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { type FailureKind, FailurePicture } from './failure-picture';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** The cause, which chooses the picture. */
  kind?: FailureKind | undefined;
  title: string;
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  /** A retry is under way. */
  busy?: boolean | undefined;
}

/** Replaces content that failed to load. Screen readers announce it; its button retries. */
export function ErrorState({ kind = 'server', title, text, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state} data-offers="none">
      <span className={classNames(styles.sign, styles.drawn, styles.broken)}>
        <FailurePicture kind={kind} />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button variant="secondary" icon={retry} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
