import type { VerificationWay } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Button, Sheet, Tabs } from '@tessera/ui';
import { useRef, useState } from 'react';
import { FormFailure } from '../../common/failure';
import { Form } from '../../common/form';
import { CodeField, codeFault } from '../one-time-code';
import { useVerification } from './use-verification';
import styles from './verification-dialog.module.css';
import type { Verification } from './wanted-verification';

export interface VerificationDialogProps extends Verification {
  onVerified: () => void;
  onCancel: () => void;
}

const labels = { email: 'verify_email', ga: 'verify_ga', sms: 'verify_sms' } as const;
const hints = { email: 'verify_email_hint', ga: 'verify_ga_hint', sms: 'verify_sms_hint' } as const;

/** Verifies a member once more, in one of the ways that the gateway offers (R2.56). */
export default function VerificationDialog({ ways, person, onVerified, onCancel }: VerificationDialogProps) {
  const text = useText('auth');
  const [way, setWay] = useState<VerificationWay>(ways[0] ?? 'email');
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, sending, verify } = useVerification(person, onVerified);
  const choose = (chosen: string) => {
    setWay(ways.find((known) => known === chosen) ?? way);
    setCode('');
    setSent(false);
  };
  const submit = () => {
    setSent(true);
    if (codeFault(code)) field.current?.focus();
    else if (!busy) void verify(way, code);
  };
  return (
    <Sheet
      open
      onClose={onCancel}
      title={text('verify_title')}
      closeLabel={text('close')}
      initialFocus={field}
    >
      <Form onSubmit={submit}>
        {ways.length > 1 && (
          <Tabs
            label={text('verify_title')}
            items={ways.map((id) => ({ id, label: text(labels[id]) }))}
            active={way}
            onSelect={choose}
          />
        )}
        <p className={styles.hint}>{text(hints[way])}</p>
        <CodeField
          ref={field}
          value={code}
          onChange={setCode}
          isChecked={wasSent}
          sending={way === 'ga' ? undefined : sending(way)}
        />
        {failure !== undefined && <FormFailure message={failure} />}
        <Button type="submit" block busy={busy === 'verify'}>
          {text('verify')}
        </Button>
      </Form>
    </Sheet>
  );
}
