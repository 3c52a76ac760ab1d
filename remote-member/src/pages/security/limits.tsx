import gauge from '@phosphor-icons/core/assets/regular/gauge.svg';
import { type AnswerOf, type LimitKind, type playLimits, savePlayLimit } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { type CallState, call } from '@tessera/shell/request';
import { Button, ListGroup, ListRow, Sheet, Skeleton } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTimeFormat } from '../../common/format';
import { LoadStates } from '../../common/load-states';
import { useSubmit } from '../../common/use-submit';
import { AmountField, useAmount, useCurrency } from '../../features/money-amount';
import styles from './sheet.module.css';

/** In minor units: an amount above it is a slip of the finger. */
const LARGEST = 10n ** 10n;

interface LimitSheetProps {
  kind: LimitKind;
  /** Whether there is a limit to remove. */
  isSet: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Sets the limit of a day, or removes it. */
function LimitSheet({ kind, isSet, onClose, onChanged }: LimitSheetProps) {
  const text = useText('member');
  const form = useId();
  const currency = useCurrency();
  const bounds = { minimum: 1n, maximum: LARGEST };
  const amount = useAmount(currency, bounds);
  const { busy, reason, submit } = useSubmit();

  const save = (limit?: string) =>
    submit(async () => {
      await call(savePlayLimit, { kind, ...(limit !== undefined && { amount: limit }) }, { alert: false });
      toast(text('profile_saved'), { tone: 'success' });
      onChanged();
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (amount.minor === undefined) amount.ask();
    else void save(currency.toDecimal(amount.minor));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(`limit_${kind}`)}
      closeLabel={text('close')}
      actions={
        <Button type="submit" form={form} block busy={busy}>
          {amount.missing ?? text('contact_verify')}
        </Button>
      }
    >
      <form id={form} onSubmit={send} noValidate className={styles.form}>
        <p className={styles.hint}>{text('limit_hint')}</p>
        <AmountField label={text('amount')} currency={currency} amount={amount} bounds={bounds} />
        {isSet && (
          <Button variant="ghost" block onClick={() => void save()}>
            {text('contact_remove')}
          </Button>
        )}
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      </form>
    </Sheet>
  );
}

export interface LimitsProps {
  state: CallState<AnswerOf<typeof playLimits>>;
}

/** What the member may deposit, lose and stake a day; a tap changes it. */
export function Limits({ state }: LimitsProps) {
  const text = useText('member');
  const time = useTimeFormat();
  const currency = useCurrency();
  const [open, setOpen] = useState<LimitKind>();
  const shown = (amount: string | undefined) =>
    amount === undefined ? text('limit_none') : currency.format(currency.toMinor(amount));
  return (
    <LoadStates
      state={state}
      failed={text('profile_load_failed')}
      outline={<Skeleton height={180} radius="var(--radius-m)" />}
    >
      {({ limits }) => (
        <ListGroup label={text('play_limits')}>
          {limits?.map(({ kind, amount, next }) => (
            <ListRow
              key={kind}
              icon={gauge}
              title={text(`limit_${kind}`)}
              detail={next && text('limit_next', { amount: shown(next.amount), time: time(next.from) })}
              trailing={shown(amount)}
              onClick={() => setOpen(kind)}
            />
          ))}
          {open && (
            <LimitSheet
              kind={open}
              isSet={limits?.find(({ kind }) => kind === open)?.amount !== undefined}
              onClose={() => setOpen(undefined)}
              onChanged={() => {
                setOpen(undefined);
                state.reload();
              }}
            />
          )}
        </ListGroup>
      )}
    </LoadStates>
  );
}
