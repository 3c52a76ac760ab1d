import plus from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import bank from '@phosphor-icons/core/assets/regular/bank.svg';
import crypto from '@phosphor-icons/core/assets/regular/currency-circle-dollar.svg';
import ewallet from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import {
  addWithdrawAccount,
  type PayoutKind,
  setDefaultWithdrawAccount,
  type WithdrawAccount,
  type WithdrawInfo,
} from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { absenceOf, call } from '@tessera/shell/request';
import { Button, Choices, Section } from '@tessera/ui';
import { useState } from 'react';
import { useSingleFlight } from '../../common/use-single-flight';
import styles from './account-choices.module.css';
import { AddAccountSheet } from './add-account-sheet';
import { EditAccountSheet } from './edit-account-sheet';

const icons: Readonly<Record<PayoutKind, string>> = { bank, crypto, ewallet };

export interface AccountChoicesProps {
  info: WithdrawInfo;
  /** Id of the selected account. */
  value: string;
  onChange: (id: string) => void;
  /** Called after an account was added, changed or removed. */
  onChanged: () => void;
  /** Whether the sheet for a new account is open. */
  adding: boolean;
  setAdding: (adding: boolean) => void;
}

/** The member's payout accounts, with buttons that add one, and make the selected one the default or change it. */
export function AccountChoices(props: AccountChoicesProps) {
  const { info, value, onChange, onChanged, adding, setAdding } = props;
  const text = useText('member');
  const [editing, setEditing] = useState(false);
  const { busy, run } = useSingleFlight();
  const selected = info.accounts.find(({ id }) => id === value);
  const makeDefault = async (id: string) => {
    await call(setDefaultWithdrawAccount, { id });
    onChanged();
  };
  const added = (id: string | undefined) => {
    setAdding(false);
    if (id) onChange(id);
    onChanged();
  };
  const numberOf = ({ name, provider, number, isDefault }: WithdrawAccount) => (
    <>
      {name && `${provider} · `}
      <bdi dir="ltr" translate="no">
        {number}
      </bdi>
      {isDefault && ` · ${text('account_default')}`}
    </>
  );
  return (
    <Section
      title={text('account_to')}
      action={
        selected &&
        !selected.isDefault &&
        !absenceOf(setDefaultWithdrawAccount) && (
          <Button
            size="s"
            variant="ghost"
            busy={busy}
            // The request client has shown an alert for a failure.
            onClick={() => void run(() => makeDefault(selected.id)).catch(() => undefined)}
          >
            {text('account_make_default')}
          </Button>
        )
      }
    >
      <div className={styles.accounts}>
        <Choices
          label={text('account_to')}
          value={value}
          onChange={onChange}
          options={info.accounts.map((account) => ({
            value: account.id,
            title: account.name || account.provider,
            detail: numberOf(account),
            icon: icons[account.kind],
          }))}
        />
        {selected && info.editable && (
          <Button variant="ghost" block onClick={() => setEditing(true)}>
            {text('account_edit')}
          </Button>
        )}
        {info.providers.length > 0 && !absenceOf(addWithdrawAccount) && (
          <Button variant="secondary" icon={plus} block onClick={() => setAdding(true)}>
            {text('account_add')}
          </Button>
        )}
      </div>
      {editing && selected && (
        <EditAccountSheet
          account={selected}
          onClose={() => setEditing(false)}
          onChanged={() => {
            setEditing(false);
            onChanged();
          }}
        />
      )}
      {adding && (
        <AddAccountSheet providers={info.providers} onClose={() => setAdding(false)} onAdded={added} />
      )}
    </Section>
  );
}
