import { registerMobile } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { prefetchEncryption } from '@tessera/shell/request';
import { type FormEvent, useEffect, useState } from 'react';
import { useCaptchaImage } from '../captcha/use-captcha-image';
import { codeFault } from '../one-time-code/code-fault';
import { CodeField } from '../one-time-code/code-field';
import { useCode } from '../one-time-code/use-code';
import { numberFault } from '../phone/number';
import { PhoneField } from '../phone/phone-field';
import { usePhone } from '../phone/use-phone';
import { emptyFields } from './empty-fields';
import { focusField } from './focus-field';
import { fieldsOf } from './form-fields';
import { LastFields } from './last-fields';
import { NewPassword } from './new-password';
import styles from './registration-form.module.css';
import { mobileRegistration } from './registration-request';
import { useFields } from './use-fields';
import { useRegistration } from './use-registration';

/** The form of the registration by number: a code proves that the number is theirs, the gateway chooses the user name. */
export default function MobileRegistration() {
  const text = useText('auth');
  const query = useQuery();
  const input = usePhone();
  const sender = useCode();
  const [code, setCode] = useState('');
  const fields = useFields(fieldsOf.mobile, () => emptyFields(query));
  const captcha = useCaptchaImage();
  const { isBusy, failure, tell, submit } = useRegistration({ onFailure: captcha.refresh });
  const [wasSent, setSent] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { phone } = input;
  const fault = numberFault(phone);

  useEffect(prefetchEncryption, []);

  const firstWrong = () => {
    if (fault) return 'mobile';
    if (codeFault(code)) return 'code';
    return captcha.isOn && captcha.typed === '' ? 'identifying' : undefined;
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    setTried(true);
    const wrongField = fields.check();
    const wrong = firstWrong() ?? wrongField;
    if (wrong) return focusField(event.currentTarget, wrong);
    const typed = { ...fields.values, phone, identifying: captcha.typed };
    void submit({
      method: 'mobile',
      endpoint: registerMobile,
      request: async (solved, arrival) =>
        mobileRegistration({ ...typed, captcha: solved, proof: await sender.prove(phone, code) }, arrival),
    });
  };
  const sendCode = () => {
    setTried(true);
    if (!fault) sender.send(phone).catch(tell);
  };

  return (
    <form method="post" noValidate onSubmit={send} className={styles.form}>
      <PhoneField
        input={input}
        error={wasTried && fault ? text(fault) : undefined}
        onBlur={() => phone.number !== '' && setTried(true)}
      />
      <CodeField
        value={code}
        onChange={setCode}
        isChecked={wasSent}
        sending={{ ...sender, send: sendCode }}
      />
      {fields.has('password') && <NewPassword fields={fields} />}
      <LastFields fields={fields} captcha={captcha} wasSent={wasSent} isBusy={isBusy} failure={failure} />
    </form>
  );
}
