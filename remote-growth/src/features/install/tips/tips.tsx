import { useText } from '@tessera/shell/i18n';
import { steps } from './steps';
import styles from './tips.module.css';
import type { TipsKind } from './tips-for';

/** The steps to the home screen in this browser, each with a drawing (R2.50). */
export function Tips({ kind }: { kind: TipsKind }) {
  const text = useText('growth');
  return (
    <ol className={styles.tips}>
      {steps[kind].map(({ drawing, says }) => (
        <li key={says} className={styles.step}>
          {drawing}
          <span className={styles.text}>{text(says)}</span>
        </li>
      ))}
    </ol>
  );
}
