import { useText } from '@tessera/shell/i18n';
import { CopyableValue } from './copy';
import styles from './order-number.module.css';

/** The id of a payment, with a button that copies it, below a separating line. */
export function OrderNumber({ id }: { id: string }) {
  const text = useText('member');
  return (
    <div className={styles.number}>
      <CopyableValue label={text('fact_id')} value={id} />
    </div>
  );
}
