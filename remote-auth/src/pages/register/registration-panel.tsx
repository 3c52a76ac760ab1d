import type { RegisterMethod } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { siteReady, useSite } from '@tessera/shell/site';
import type { ComponentType } from 'react';
import { FormSkeleton, MethodTabs } from '../../common/form';
import { lazyPart } from '../../common/lazy-part';
import { RegistrationForm } from './registration-form';

/** The form by number, once the status that decides what it asks for has come or failed. */
const loadMobileForm = () =>
  Promise.all([
    import(/* webpackChunkName: "mobile" */ './mobile-registration'),
    siteReady().catch(() => undefined),
  ]).then(([code]) => code);

const forms: Readonly<Record<RegisterMethod, ComponentType>> = {
  username: RegistrationForm,
  mobile: lazyPart(loadMobileForm, <FormSkeleton />),
};

/** The registration methods that the merchant offers, one tab each. */
export function RegistrationPanel() {
  const text = useText('auth');
  const methods = useSite((site) => site.register.methods);
  return (
    <MethodTabs
      methods={methods}
      fallback="username"
      forms={forms}
      labelOf={text}
      label={text('register_methods')}
    />
  );
}
