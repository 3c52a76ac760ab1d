import { addWithdrawAccount, type PayoutProvider } from '@tessera/contract';
import { cleanName } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { Button, SelectField, Sheet, TextField } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { useSubmit } from '../../common/use-submit';
import { accountNumber, isAccountNumber } from './account-rules';
import styles from './add-account-sheet.module.css';

export interface AddAccountSheetProps {
  providers: readonly PayoutProvider[];
  onClose: () => void;
  /** Called with the id of the account, if the gateway sends one. */
  onAdded: (id: string | undefined) => void;
}

/** Adds a payout account. The gateway stores each number once, so a second submission adds no second account. */
export function AddAccountSheet({ providers, onClose, onAdded }: AddAccountSheetProps) {
  const text = useText('member');
  const form = useId();
  const [code, setCode] = useState(providers[0]?.code ?? '');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, reason, submit } = useSubmit();
  const kind = providers.find((provider) => provider.code === code)?.kind ?? 'bank';
  const needsHolder = kind === 'bank';
  const isNumber = isAccountNumber(kind, number);
  const numberProblem = number === '' ? (`account_number_${kind}_required` as const) : 'account_number_wrong';
  const isHolder = !needsHolder || holder.trim().length > 1;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isNumber || !isHolder) return;
    await submit(async () => {
      const account = { provider: code, number };
      const named = needsHolder ? { ...account, holder: holder.trim() } : account;
      const { id } = await call(addWithdrawAccount, named, { alert: false });
      onAdded(id);
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text('account_add')}
      closeLabel={text('close')}
      actions={
        <Button type="submit" form={form} block busy={busy}>
          {text('account_save')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate className={styles.form}>
        <SelectField
          label={text('account_provider')}
          name="provider"
          value={code}
          onChange={setCode}
          options={providers.map((provider) => ({ value: provider.code, label: provider.name }))}
        />
        <TextField
          label={text(`account_number_${kind}`)}
          name="number"
          value={number}
          onChange={setNumber}
          error={checked && !isNumber ? text(numberProblem) : undefined}
          clean={accountNumber}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          dir="ltr"
        />
        {needsHolder && (
          <TextField
            label={text('account_holder')}
            name="holder"
            value={holder}
            onChange={setHolder}
            error={checked && !isHolder ? text('account_holder_wrong') : undefined}
            hint={text('account_holder_hint')}
            autoComplete="name"
            clean={cleanName}
            maxLength={100}
          />
        )}
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      </form>
    </Sheet>
  );
}
