import { currentSite } from '@tessera/shell/site';
import { readAttribution } from '../../common/attribution';
import type { FieldName, RegistrationFields } from '../../common/form';

const common = (): readonly FieldName[] => {
  const { referralCode, confirmTerms } = currentSite().register;
  return [
    ...(referralCode === 'hidden' ? [] : (['referralCode'] as const)),
    ...(confirmTerms ? (['accepted'] as const) : []),
  ];
};

/** The fields of each form under the merchant's settings, in its order. */
export const fieldsOf = {
  username: (): readonly FieldName[] => ['username', 'password', 'repeat', ...common()],
  mobile: (asksPassword: boolean): readonly FieldName[] => [
    ...(asksPassword ? (['password', 'repeat'] as const) : []),
    ...common(),
  ],
} as const;

/** The values of an empty form. It contains the referral code of the visit. */
export const emptyFields = (query: URLSearchParams): RegistrationFields => ({
  username: '',
  password: '',
  repeat: '',
  referralCode: readAttribution(query).referralCode ?? '',
  accepted: false,
});
