import type { AnswerOf, bonusWagering } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Card, ProgressBar, Section } from '@tessera/ui';
import { useCurrency } from '../../features/money-amount';
import styles from './wagering.module.css';

/** The bonuses of which a turnover must still be played. Renders nothing without one. */
export function Wagering({ bonuses }: AnswerOf<typeof bonusWagering>) {
  const text = useText('member');
  const { toMinor, format } = useCurrency();
  const open = (bonuses ?? []).map(({ id, title, required, done }) => ({
    id,
    title: title || text('bonus'),
    share: Number(done) / Math.max(1, Number(required)),
    left: toMinor(required) - toMinor(done),
  }));
  if (open.length === 0) return null;
  return (
    <Section title={text('turnover')}>
      {open.map(({ id, title, share, left }) => (
        <Card key={id} as="article" padded>
          <p className={styles.line}>
            <strong>{title}</strong>
            <span className={styles.left}>
              {text('turnover_left', { amount: format(left < 0n ? 0n : left) })}
            </span>
          </p>
          <ProgressBar value={share} label={title} />
        </Card>
      ))}
    </Section>
  );
}
