import pause from '@phosphor-icons/core/assets/fill/pause-fill.svg';
import play from '@phosphor-icons/core/assets/fill/play-fill.svg';
import { useText } from '@tessera/shell/i18n';
import { Icon } from '@tessera/ui';
import styles from './pause-button.module.css';

/** Stops what moves by itself, or lets it go on (WCAG 2.2.2). */
export function PauseButton({ isMoving, onToggle }: { isMoving: boolean; onToggle: () => void }) {
  const text = useText('games');
  return (
    <button
      type="button"
      aria-label={text(isMoving ? 'motion_stop' : 'motion_go_on')}
      onClick={onToggle}
      className={styles.button}
    >
      <Icon path={isMoving ? pause : play} size={12} />
    </button>
  );
}
