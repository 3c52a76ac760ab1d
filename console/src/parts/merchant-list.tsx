import { formatNumber, t } from '../texts';
import styles from './merchant-list.module.css';

/** Merchants that are listed without opening the list. */
const FEW = 5;
const MOST = 1_000;

/** Codes of merchants: the first few, and all of them behind a summary. */
export function MerchantList({ merchants }: { readonly merchants: readonly string[] }) {
  if (merchants.length <= FEW) return <bdi>{merchants.join(', ')}</bdi>;
  return (
    <details>
      <summary className={styles.summary}>
        <bdi>{merchants.slice(0, FEW - 2).join(', ')}</bdi>{' '}
        {t('andMore', { count: merchants.length - FEW + 2, more: formatNumber(merchants.length - FEW + 2) })}
      </summary>
      <bdi className={styles.all}>{merchants.slice(0, MOST).join(', ')}</bdi>
    </details>
  );
}
