import warning from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { Icon } from '@tessera/ui';
import styles from './form-failure.module.css';

/** Shows in a form why it was refused. Screen readers announce it at once. */
export function FormFailure({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.failure}>
      <Icon path={warning} size={20} />
      <span>{message}</span>
    </div>
  );
}
