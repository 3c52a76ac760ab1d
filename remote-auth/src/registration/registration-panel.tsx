import type { RegisterMethod } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { Skeleton, Tabs } from '@tessera/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { RegistrationForm } from './registration-form';
import styles from './registration-form.module.css';

const forms: Readonly<Record<RegisterMethod, ComponentType>> = {
  username: RegistrationForm,
  mobile: lazy(() => import(/* webpackChunkName: "mobile" */ './mobile-registration')),
};

/** The ways to register that the merchant offers, each behind its tab. */
export function RegistrationPanel() {
  const text = useText('auth');
  const methods = useSite((site) => site.register.methods);
  const [chosen, setChosen] = useState<RegisterMethod>();
  const active = chosen && methods.includes(chosen) ? chosen : (methods[0] ?? 'username');
  const Form = forms[active];
  return (
    <div className={styles.form}>
      {methods.length > 1 && (
        <Tabs
          label={text('register_methods')}
          items={methods.map((id) => ({ id, label: text(id) }))}
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
