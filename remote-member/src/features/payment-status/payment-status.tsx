import done from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import ended from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import waiting from '@phosphor-icons/core/assets/regular/hourglass-medium.svg';
import question from '@phosphor-icons/core/assets/regular/question.svg';
import type { Transaction } from '@tessera/contract';
import { useMoney } from '@tessera/shell/site';
import { Amount, Icon } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './payment-status.module.css';

type Status = Transaction['status'];

const icons: Readonly<Record<Status, string>> = {
  pending: waiting,
  done,
  failed: ended,
  cancelled: ended,
  expired: ended,
  unknown: question,
};

export interface PaymentStatusProps {
  /** Chooses the sign and its colour. */
  sign: Status;
  /** What the member reads of the status. */
  title: string;
  /** As the gateway writes it. Absent if it is not known. */
  amount?: string | undefined;
  /** Paragraphs below the amount. */
  children?: ReactNode;
}

/** The head of a page about one payment: its status and amount. A change of the status is announced. */
export function PaymentStatus({ sign, title, amount, children }: PaymentStatusProps) {
  const money = useMoney();
  return (
    <header className={styles.head} data-sign={sign}>
      <Icon path={icons[sign]} size={48} className={styles.sign} />
      <p role="status" className={styles.title}>
        {title}
      </p>
      {amount !== undefined && (
        <p className={styles.amount}>
          <Amount>{money(amount)}</Amount>
        </p>
      )}
      <div className={styles.more}>{children}</div>
    </header>
  );
}
