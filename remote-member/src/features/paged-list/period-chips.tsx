import { useText } from '@tessera/shell/i18n';
import { Chip } from '@tessera/ui';
import { type Period, periods } from './period';
import styles from './period-chips.module.css';

export interface PeriodChipsProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The choice of a period, as a row that scrolls sideways. */
export function PeriodChips({ period, onChange }: PeriodChipsProps) {
  const text = useText('member');
  return (
    <fieldset aria-label={text('history_span')} className={styles.periods}>
      {periods.map((days) => (
        <Chip key={days ?? 'all'} selected={days === period} onClick={() => onChange(days)}>
          {days === undefined ? text('history_ever') : text('history_days', { count: days })}
        </Chip>
      ))}
    </fieldset>
  );
}
