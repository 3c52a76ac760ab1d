import { registerDownline } from '@tessera/contract';
import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { call, prefetchEncryption } from '@tessera/shell/request';
import { Button, PasswordField, Sheet, TextField } from '@tessera/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newRequestId } from '../../common/new-request-id';
import { useSubmit } from '../../common/use-submit';
import styles from './agent-form.module.css';

export interface RegisterSheetProps {
  onClose: () => void;
  onAdded: () => void;
}

/** Registers a new member of the agent's team. All submissions have one request id, so that the gateway opens one account. */
export function RegisterSheet({ onClose, onAdded }: RegisterSheetProps) {
  const text = useText('member');
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, reason, submit } = useSubmit();
  const requestId = useRef(newRequestId());
  useEffect(() => prefetchEncryption(), []);
  const complete = userName !== '' && password !== '';

  const register = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    const request = { requestId: requestId.current, userName, password };
    await submit(async () => {
      await call(registerDownline, request, { alert: false });
      toast(text('agent_added'), { tone: 'success' });
      onAdded();
      onClose();
    });
  };
  return (
    <Sheet open onClose={onClose} title={text('agent_add')} closeLabel={text('close')}>
      <form onSubmit={(event) => void register(event)} className={styles.form}>
        <TextField
          label={text('agent_user_name')}
          name="downline-name"
          value={userName}
          onChange={setUserName}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          clean={cleanCode}
          maxLength={16}
          error={reason}
        />
        <PasswordField
          label={text('agent_password')}
          name="downline-password"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          showLabel={text('pin_show')}
          hideLabel={text('pin_hide')}
          hint={text('agent_password_hint')}
        />
        <Button type="submit" block busy={busy} disabled={!complete}>
          {text('agent_add')}
        </Button>
      </form>
    </Sheet>
  );
}
