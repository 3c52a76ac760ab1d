import { registerMobile } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useQuery } from '@tessera/shell/navigation';
import { useState } from 'react';
import { Form, focusField, NewPassword, useFields } from '../../common/form';
import { numberFault, PhoneField, usePhone } from '../../common/phone';
import { CodeField, codeFault, useCode } from '../../features/one-time-code';
import { emptyFields, fieldsOf } from './form-fields';
import { LastFields } from './last-fields';
import { fixedPassword, mobileRegistration } from './registration-request';
import { useCaptchaImage } from './use-captcha-image';
import { useRegistration } from './use-registration';

/** The form of the registration by number. A code proves the number; the gateway chooses the user name. */
export default function MobileRegistration() {
  const text = useText('auth');
  const query = useQuery();
  const input = usePhone();
  const sender = useCode();
  const [code, setCode] = useState('');
  // A later status does not change what an open form asks for, and so removes nothing that was typed.
  const [fixed] = useState(fixedPassword);
  const fields = useFields(
    () => fieldsOf.mobile(fixed === undefined),
    () => emptyFields(query),
  );
  const captcha = useCaptchaImage();
  const { isBusy, failure, notifyFailure, submit } = useRegistration({ onFailure: captcha.refresh });
  const [wasSent, setSent] = useState(false);
  const [wasTried, setTried] = useState(false);
  const { phone } = input;
  const fault = numberFault(phone);

  const firstWrong = () => {
    if (fault) return 'mobile';
    if (codeFault(code)) return 'code';
    return captcha.isOn && captcha.typed === '' ? 'identifying' : undefined;
  };
  const send = (form: HTMLFormElement) => {
    setSent(true);
    setTried(true);
    const wrongField = fields.check();
    const wrong = firstWrong() ?? wrongField;
    if (wrong) return focusField(form, wrong);
    const password = fixed ?? fields.values.password;
    const values = { ...fields.values, password, phone, identifying: captcha.typed };
    void submit({
      method: 'mobile',
      endpoint: registerMobile,
      request: async (solved, visitQuery) =>
        mobileRegistration(
          { ...values, captcha: solved, proof: await sender.prove(phone, code) },
          visitQuery,
        ),
    });
  };
  const sendCode = () => {
    setTried(true);
    if (!fault) sender.send(phone).catch(notifyFailure);
  };

  return (
    <Form onSubmit={send}>
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
    </Form>
  );
}
