import copyIcon from '@phosphor-icons/core/assets/regular/copy.svg';
import { IconButton } from '../icon-button/icon-button';
import styles from './copy-line.module.css';

export interface CopyLineProps {
  label: string;
  value: string;
  /** The button that copies the value. Without it, the value can only be selected. */
  copy?: { readonly label: string; readonly onCopy: () => void } | undefined;
}

/** A value below its label, such as an account number. One tap on the value selects all of it. */
export function CopyLine({ label, value, copy }: CopyLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <bdi dir="ltr" translate="no" className={styles.value}>
          {value}
        </bdi>
      </div>
      {copy && <IconButton icon={copyIcon} label={copy.label} onClick={copy.onCopy} />}
    </div>
  );
}
