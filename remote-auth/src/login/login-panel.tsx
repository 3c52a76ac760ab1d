import type { LoginMethod } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { Skeleton, Tabs } from '@tessera/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoginForm } from './login-form';
import styles from './login-form.module.css';

const forms: Readonly<Record<LoginMethod, ComponentType>> = {
  username: LoginForm,
  mobile: lazy(() => import(/* webpackChunkName: "mobile" */ './mobile-login')),
  sms: lazy(() => import(/* webpackChunkName: "mobile" */ './code-login')),
};
const labels = { username: 'username', mobile: 'mobile', sms: 'by_code' } as const;

/** The ways to sign in that the merchant offers, each behind its tab. */
export function LoginPanel() {
  const text = useText('auth');
  const methods = useSite((site) => site.login.methods);
  const [chosen, setChosen] = useState<LoginMethod>();
  const active = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? 'username');
  const Form = forms[active];
  return (
    <div className={styles.form}>
      {methods.length > 1 && (
        <Tabs
          label={text('login_methods')}
          items={methods.map((id) => ({ id, label: text(labels[id]) }))}
          active={active}
          onSelect={(id) => setChosen(methods.find((method) => method === id))}
        />
      )}
      <Suspense fallback={<Skeleton height="220px" />}>
        <Form />
      </Suspense>
    </div>
  );
}
