import type { WithdrawAccount } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Amount, Button, FactLines, Sheet } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { AttemptNotice, type MoneyAttempt } from '../../features/money-attempt';
import { isNewPin, isPin, type NewPin, NewPinFields, PinField } from '../../features/withdrawal-pin';
import styles from './confirm-sheet.module.css';

export interface ConfirmSheetProps {
  account: WithdrawAccount;
  /** Formatted for the member. */
  amount: string;
  payout: string;
  /** Whether the member has a PIN. Without one, the sheet asks for a new one. */
  hasPin: boolean;
  attempt: Omit<MoneyAttempt<never>, 'start' | 'dismiss'>;
  onConfirm: (pin: string) => void;
  onClose: () => void;
}

/** The summary of a withdrawal, and its PIN or a new one. The PIN is kept only in the state of this sheet. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { account, amount, payout, hasPin, attempt, onConfirm, onClose } = props;
  const text = useText('member');
  const form = useId();
  const [typed, setTyped] = useState<NewPin>({ pin: '', repeated: '' });
  const [isChecked, setChecked] = useState(false);
  const { pin } = typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (hasPin ? isPin(pin) : isNewPin(typed)) onConfirm(pin);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      dismissible={attempt.phase !== 'sending'}
      title={text('withdraw_confirm')}
      closeLabel={text('close')}
      actions={
        <Button type="submit" form={form} block busy={attempt.busy}>
          {text('withdraw_submit', { amount })}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <FactLines
          facts={[
            {
              label: text('account_to'),
              value: (
                <bdi>
                  {account.provider}{' '}
                  <bdi dir="ltr" translate="no">
                    {account.number}
                  </bdi>
                </bdi>
              ),
            },
            { label: text('amount'), value: <Amount>{amount}</Amount> },
            { label: text('withdraw_payout'), value: <Amount>{payout}</Amount>, strong: true },
          ]}
        />
        {hasPin ? (
          <PinField
            label={text('pin')}
            name="pin"
            value={pin}
            onChange={(changed) => setTyped({ ...typed, pin: changed })}
            error={isChecked && !isPin(pin) ? text('pin_short') : undefined}
            hint={text('pin_hint')}
          />
        ) : (
          <fieldset className={styles.form}>
            <legend className={styles.legend}>{text('pin_set')}</legend>
            <p className={styles.hint}>{text('pin_set_hint')}</p>
            <NewPinFields value={typed} onChange={setTyped} isChecked={isChecked} />
          </fieldset>
        )}
        <AttemptNotice attempt={attempt} />
      </form>
    </Sheet>
  );
}
