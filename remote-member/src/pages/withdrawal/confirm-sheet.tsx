import type { WithdrawAccount } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Amount, Button, FactLines, Sheet } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { AttemptNotice, type MoneyAttempt } from '../../features/money-attempt';
import { isPin, PinField } from '../../features/withdrawal-pin';
import styles from './pin-sheet.module.css';

export interface ConfirmSheetProps {
  account: WithdrawAccount;
  /** Formatted for the member. */
  amount: string;
  payout: string;
  attempt: Omit<MoneyAttempt<never>, 'start' | 'dismiss'>;
  onConfirm: (pin: string) => void;
  onClose: () => void;
}

/** The summary of a withdrawal and the field for its PIN. The PIN is kept only in the state of this sheet. */
export function ConfirmSheet({ account, amount, payout, attempt, onConfirm, onClose }: ConfirmSheetProps) {
  const text = useText('member');
  const form = useId();
  const [pin, setPin] = useState('');
  const [checked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isPin(pin)) onConfirm(pin);
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
        <PinField
          label={text('pin')}
          name="pin"
          value={pin}
          onChange={setPin}
          error={checked && !isPin(pin) ? text('pin_short') : undefined}
          hint={text('pin_hint')}
        />
        <AttemptNotice attempt={attempt} />
      </form>
    </Sheet>
  );
}
