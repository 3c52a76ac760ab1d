import { Amount } from '@tessera/ui';
import styles from './signed-amount.module.css';

export interface SignedAmountProps {
  /** Whether the member has more money than before. */
  gain: boolean;
  /** Whether the money has not moved yet. */
  pending?: boolean | undefined;
  /** Formatted for the member. */
  children: string;
}

/** An amount that came in or went out. The sign is part of the text, so that the colour is not needed. */
export const SignedAmount = ({ gain, pending = false, children }: SignedAmountProps) => (
  <span className={styles.amount} data-gain={(gain && !pending) || undefined}>
    <Amount>{gain ? `+${children}` : children}</Amount>
  </span>
);
