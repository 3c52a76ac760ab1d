import { useRef, useState } from 'react';
import { fullNumber, numberFault } from '../phone/number';
import { PhoneField } from '../phone/phone-field';
import { usePhone } from '../phone/use-phone';
import { PasswordLogin } from './password-login';

/** The login by number and password; the number stands where a user name would. */
export default function MobileLogin() {
  const field = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  const [typed, setTyped] = useState({ password: '', remember: false });
  const input = { type: 'username', username: fullNumber(phone.phone), ...typed } as const;
  return (
    <PasswordLogin
      input={input}
      set={({ password, remember }) =>
        setTyped((now) => ({ password: password ?? now.password, remember: remember ?? now.remember }))
      }
      name={field}
      nameFault={() => numberFault(phone.phone)}
    >
      {({ fault, onChange }) => (
        <PhoneField ref={field} input={phone} error={fault} onChange={() => onChange({})} />
      )}
    </PasswordLogin>
  );
}
