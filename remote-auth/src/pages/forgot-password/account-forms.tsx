import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { TextField } from '@tessera/ui';
import { useState } from 'react';
import { fullNumber, numberFault, PhoneField, usePhone } from '../../common/phone';
import { ResetForm } from './reset-form';

/** The form for an account with an e-mail address. */
export function EmailForm() {
  const text = useText('auth');
  const [email, setEmail] = useState('');
  return (
    <ResetForm
      way="email"
      account={email}
      field="email"
      fault={/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'email_invalid'}
    >
      {(error) => (
        <TextField
          name="email"
          type="email"
          label={text('verify_email')}
          value={email}
          onChange={setEmail}
          clean={cleanCode}
          error={error}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          dir="ltr"
          required
        />
      )}
    </ResetForm>
  );
}

/** The form for an account with a phone number. */
export function PhoneForm() {
  const input = usePhone();
  return (
    <ResetForm way="sms" account={fullNumber(input.phone)} field="mobile" fault={numberFault(input.phone)}>
      {(error) => <PhoneField input={input} error={error} />}
    </ResetForm>
  );
}
