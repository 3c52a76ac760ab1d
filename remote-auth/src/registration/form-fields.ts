import type { TextKey } from '@tessera/shell/i18n';
import { currentSite } from '@tessera/shell/site';
import { type FieldName, faultOf, type RegistrationFields } from './field-rules';
import { mobileHasPassword } from './registration-request';

const common = (): readonly FieldName[] => {
  const { referralCode, confirmTerms } = currentSite().register;
  return [
    ...(referralCode === 'hidden' ? [] : (['referralCode'] as const)),
    ...(confirmTerms ? (['accepted'] as const) : []),
  ];
};

/** The fields that the merchant's form of a kind has, in its order. */
export const fieldsOf = {
  username: (): readonly FieldName[] => ['username', 'password', 'repeat', ...common()],
  mobile: (): readonly FieldName[] => [
    ...(mobileHasPassword() ? (['password', 'repeat'] as const) : []),
    ...common(),
  ],
} as const;

/** Key of the sentence that says what is wrong with a field, under the merchant's settings. */
export function faultUnderSettings(name: FieldName, fields: RegistrationFields): TextKey<'auth'> | undefined {
  if (name === 'referralCode' && fields.referralCode === '' && isReferralRequired())
    return 'referral_required';
  return faultOf(name, fields);
}

export const isReferralRequired = (): boolean => currentSite().register.referralCode === 'required';
