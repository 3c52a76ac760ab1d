import type { TextKey } from '@tessera/shell/i18n';
import { currentSite } from '@tessera/shell/site';
import { useState } from 'react';
import { type FieldName, faultOf, type RegistrationFields } from './field-rules';

export const isReferralRequired = (): boolean => currentSite().register.referralCode === 'required';

/** `faultOf` under the merchant's settings. */
function faultUnderSettings(name: FieldName, fields: RegistrationFields): TextKey<'auth'> | undefined {
  if (name === 'referralCode' && fields.referralCode === '' && isReferralRequired())
    return 'referral_required';
  return faultOf(name, fields);
}

/** Faults that more typing cannot remove. They are shown at once. */
const immediate: ReadonlySet<string | undefined> = new Set(['username_characters', 'referral_characters']);

/**
 * The state of a form's fields. A fault is shown once the member has left the field; then it follows the typing.
 * @param names the fields of the form, in its order
 */
export function useFields(names: () => readonly FieldName[], initial: () => RegistrationFields) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<Partial<Record<FieldName, true>>>({});
  return {
    values,
    has: (name: FieldName) => names().includes(name),
    set: <F extends FieldName>(name: F, value: RegistrationFields[F]) =>
      setValues((now) => ({ ...now, [name]: value })),
    leave: (name: FieldName) => setLeft((now) => ({ ...now, [name]: true })),
    /** @returns the key of the sentence to show under a field */
    fault: (name: FieldName) => {
      const fault = faultUnderSettings(name, values);
      return left[name] || immediate.has(fault) ? fault : undefined;
    },
    /** Shows every fault. @returns the first field with a fault */
    check: () => {
      setLeft(Object.fromEntries(names().map((name) => [name, true])));
      return names().find((name) => faultUnderSettings(name, values) !== undefined);
    },
  };
}
export type Fields = ReturnType<typeof useFields>;
