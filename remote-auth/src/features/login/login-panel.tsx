import type { LoginMethod } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import type { ComponentType } from 'react';
import { FormSkeleton, MethodTabs } from '../../common/form';
import { lazyPart } from '../../common/lazy-part';
import { LoginForm } from './login-form';

const forms: Readonly<Record<LoginMethod, ComponentType>> = {
  username: LoginForm,
  mobile: lazyPart(() => import(/* webpackChunkName: "mobile" */ './mobile-login'), <FormSkeleton />),
  sms: lazyPart(() => import(/* webpackChunkName: "mobile" */ './code-login'), <FormSkeleton />),
};
const labels = { username: 'username', mobile: 'mobile', sms: 'by_code' } as const;

/** The login methods that the merchant offers, one tab each. */
export function LoginPanel() {
  const text = useText('auth');
  const methods = useSite((site) => site.login.methods);
  return (
    <MethodTabs
      methods={methods}
      fallback="username"
      forms={forms}
      labelOf={(method) => text(labels[method])}
      label={text('login_methods')}
    />
  );
}
