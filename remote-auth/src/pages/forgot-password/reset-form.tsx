import type { RecoveryWay, SocialProof } from '@tessera/contract';
import { type TextKey, useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import { type ReactNode, useRef, useState } from 'react';
import { FormFailure } from '../../common/failure';
import { type FieldName, Form, focusField, NewPassword, useFields } from '../../common/form';
import { CodeField, codeFault } from '../../features/one-time-code';
import { usePasswordReset } from './use-password-reset';

const names = (): readonly FieldName[] => ['password', 'repeat'];
const empty = { username: '', password: '', repeat: '', referralCode: '', accepted: false };

export interface ResetFormProps {
  way: RecoveryWay;
  /** E-mail address or full number. */
  account: string;
  /** Name of the field of the account, and the key of its fault. */
  field: string;
  fault: TextKey<'auth'> | undefined;
  /** Renders that field. */
  children: (error: string | undefined) => ReactNode;
}

/** The form of a new password: the account, the code that is sent to it, and the password twice. */
export function ResetForm({ way, account, field, fault, children }: ResetFormProps) {
  const text = useText('auth');
  const frame = useRef<HTMLDivElement>(null);
  const fields = useFields(names, () => empty);
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { failure, isBusy, sending, send, submit } = usePasswordReset({ way, account });

  const focus = (name: string) => {
    const form = frame.current?.querySelector('form');
    if (form) focusField(form, name);
  };
  const requestCode = async () => {
    setTried(true);
    if (fault) return focus(field);
    await send();
    focus('code');
  };
  const check = () => {
    setTried(true);
    setSubmitted(true);
    const wrongField = fields.check();
    const wrong = fault ? field : codeFault(code) ? 'code' : wrongField;
    if (wrong) focus(wrong);
    else void submit(code, fields.values.password);
  };

  return (
    <div ref={frame}>
      <Form onSubmit={check}>
        {children(wasTried && fault ? text(fault) : undefined)}
        <CodeField
          value={code}
          onChange={setCode}
          isChecked={wasSubmitted}
          sending={{ ...sending, send: () => void requestCode() }}
        />
        <NewPassword fields={fields} label={text('new_password')} />
        {failure !== undefined && <FormFailure message={failure} />}
        <Button type="submit" block busy={isBusy}>
          {text('change_password')}
        </Button>
      </Form>
    </div>
  );
}

/** The form of a new password for the member of a linked account, which has just proved who owns it. */
export function ProvenResetForm({ proof }: { proof: SocialProof }) {
  const text = useText('auth');
  const fields = useFields(names, () => empty);
  const { failure, isBusy, submit } = usePasswordReset(proof);
  const check = (form: HTMLFormElement) => {
    const wrong = fields.check();
    if (wrong) focusField(form, wrong);
    else void submit('', fields.values.password);
  };
  return (
    <Form onSubmit={check}>
      <NewPassword fields={fields} label={text('new_password')} />
      {failure !== undefined && <FormFailure message={failure} />}
      <Button type="submit" block busy={isBusy}>
        {text('change_password')}
      </Button>
    </Form>
  );
}
