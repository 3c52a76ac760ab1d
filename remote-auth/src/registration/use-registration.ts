import { register } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo, useQuery } from '@tessera/shell/navigation';
import { alert } from '@tessera/shell/notices';
import { call } from '@tessera/shell/request';
import { refreshMember, signIn } from '@tessera/shell/session';
import { track } from '@tessera/shell/tracking';
import { useState } from 'react';
import { takeGoTarget } from '../destination/go-parameter';
import { failureSentence } from '../failure/failure-sentence';
import { isQuiet } from '../failure/quiet-failure';
import { paths } from '../paths';
import { submitGuard } from '../submit-guard';
import type { RegistrationFields } from './field-rules';
import { userNameRegistration } from './registration-request';

/** Whoever registers here is a plain member (R3.2); the answer does not say so (R3.7). */
const PLAIN_MEMBER = 0;

/** The registration by user name: from the submit to the page after it. */
export function useRegistration() {
  const text = useText('auth');
  const go = useGo();
  const query = useQuery();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [guarded] = useState(() => submitGuard('end'));

  const request = async (fields: RegistrationFields) => {
    track('registerSubmit', { method: 'username' });
    const value = await call(register, userNameRegistration(fields, query), { alert: false });
    signIn({ ...value, customerType: PLAIN_MEMBER, firstTimeLogin: true });
    track('register', { method: 'username' });
    void refreshMember();
    go(takeGoTarget(query) ?? paths.home, { replace: true });
  };

  const fail = (error: unknown) => {
    setBusy(false);
    const message = failureSentence(error, text);
    if (isQuiet(error)) setFailure(message);
    else void alert({ title: text('notice'), message, confirmLabel: text('confirm') });
  };

  return {
    isBusy,
    /** A failure that the form itself tells; all others were told in an alert (R8.21). */
    failure,
    submit: (fields: RegistrationFields) =>
      guarded(async () => {
        setBusy(true);
        setFailure(undefined);
        await request(fields).catch(fail);
      }),
  };
}
