import { useRef, useState } from 'react';
import { fullNumber, numberFault, PhoneField, usePhone } from '../../common/phone';
import { rememberedLogin } from '../../common/remembered-login';
import { PasswordLogin } from './password-login';

/** The login by number and password. The number is sent in the place of a user name. */
export default function MobileLogin() {
  const field = useRef<HTMLInputElement>(null);
  const [remembered] = useState(() => rememberedLogin()?.mobileNum);
  const phone = usePhone(remembered);
  const [typed, setTyped] = useState({ password: '', remember: remembered !== undefined });
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
