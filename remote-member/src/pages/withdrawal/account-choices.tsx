import plus from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import type { WithdrawAccount, WithdrawInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Button, Choices, Section } from '@tessera/ui';
import { useState } from 'react';
import styles from './account-choices.module.css';
import { accountIcons } from './account-icons';
import { AddAccountSheet } from './add-account-sheet';
import { useDefaultAccount } from './use-default-account';

export interface AccountChoicesProps {
  info: WithdrawInfo;
  /** Id of the chosen one. */
  value: string;
  onChange: (id: string) => void;
  /** The accounts are others now. */
  onChanged: () => void;
}

/** The accounts that a member may be paid to, the way to add one, and which is offered first. */
export function AccountChoices({ info, value, onChange, onChanged }: AccountChoicesProps) {
  const text = useText('member');
  const [adding, setAdding] = useState(false);
  const makeDefault = useDefaultAccount(onChanged);
  const chosen = info.accounts.find(({ id }) => id === value);
  const added = ({ id }: WithdrawAccount) => {
    setAdding(false);
    onChange(id);
    onChanged();
  };
  const numberOf = ({ number, isDefault }: WithdrawAccount) => (
    <>
      <bdi dir="ltr">{number}</bdi>
      {isDefault && ` · ${text('account_default')}`}
    </>
  );
  return (
    <Section
      title={text('account_to')}
      action={
        chosen &&
        !chosen.isDefault && (
          <Button
            size="s"
            variant="ghost"
            busy={makeDefault.busy}
            onClick={() => makeDefault.choose(chosen.id)}
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
            title: account.provider,
            detail: numberOf(account),
            icon: accountIcons[account.kind],
          }))}
        />
        {info.providers.length > 0 && (
          <Button variant="secondary" icon={plus} block onClick={() => setAdding(true)}>
            {text('account_add')}
          </Button>
        )}
      </div>
      {adding && (
        <AddAccountSheet providers={info.providers} onClose={() => setAdding(false)} onAdded={added} />
      )}
    </Section>
  );
}
