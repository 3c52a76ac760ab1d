import copy from '@phosphor-icons/core/assets/regular/copy.svg';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { IconButton } from '@tessera/ui';
import styles from './copy-line.module.css';

export interface CopyLineProps {
  label: string;
  value: string;
  /** Whether a button copies the value; yes unless told. */
  copyable?: boolean;
}

/** A value under its name, with a button that copies it; a browser that cannot copy lets it be selected. */
export function CopyLine({ label, value, copyable = true }: CopyLineProps) {
  const text = useText('member');
  const copyValue = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => toast(text('copied')),
        () => toast(text('copy_failed')),
      );
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <bdi dir="ltr" className={styles.value}>
          {value}
        </bdi>
      </div>
      {copyable && (
        <IconButton icon={copy} label={text('copy_named', { label })} onClick={() => void copyValue()} />
      )}
    </div>
  );
}
