import { nameWithdrawAccount, removeWithdrawAccount, type WithdrawAccount } from '@tessera/contract';
import { cleanName } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { confirm } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { Button, Sheet, TextField } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { useSubmit } from '../../common/use-submit';
import styles from './add-account-sheet.module.css';

/** In characters. */
const LONGEST_NAME = 30;

export interface EditAccountSheetProps {
  account: WithdrawAccount;
  onClose: () => void;
  /** Called after the account was named or removed. */
  onChanged: () => void;
}

/** Gives a payout account a name of the member's own, or removes it after a question. */
export function EditAccountSheet({ account, onClose, onChanged }: EditAccountSheetProps) {
  const text = useText('member');
  const form = useId();
  const [name, setName] = useState(account.name ?? '');
  const { busy, reason, submit } = useSubmit();
  const { id } = account;

  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      await call(nameWithdrawAccount, { id, name: name.trim() }, { alert: false });
      onChanged();
    });
  };
  const remove = async () => {
    const agreed = await confirm({
      message: text('account_remove_question', { account: `${account.provider} ${account.number}` }),
      confirmLabel: text('account_remove'),
      cancelLabel: text('close'),
      tone: 'danger',
    });
    if (!agreed) return;
    await submit(async () => {
      await call(removeWithdrawAccount, { id }, { alert: false });
      onChanged();
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text('account_edit')}
      closeLabel={text('close')}
      actions={
        <>
          <Button type="submit" form={form} block busy={busy}>
            {text('account_save')}
          </Button>
          <Button variant="danger" block disabled={busy} onClick={() => void remove()}>
            {text('account_remove')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate className={styles.form}>
        <TextField
          label={text('account_name')}
          name="name"
          value={name}
          onChange={setName}
          // Isolated, so that its dots stay before its digits.
          hint={`${account.provider} \u2066${account.number}\u2069`}
          autoComplete="off"
          clean={cleanName}
          maxLength={LONGEST_NAME}
        />
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      </form>
    </Sheet>
  );
}
