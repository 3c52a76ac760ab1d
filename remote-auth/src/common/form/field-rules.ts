import type { TextKey } from '@tessera/shell/i18n';

/** The values of a registration form. */
export interface RegistrationFields {
  readonly username: string;
  readonly password: string;
  readonly repeat: string;
  readonly referralCode: string;
  readonly accepted: boolean;
}
export type FieldName = keyof RegistrationFields;

/** Numbers of characters, for the rules and their sentences. */
export const limits = {
  username: { min: 4, max: 16 },
  password: { min: 8, max: 32 },
  referralCode: { max: 32 },
} as const;

const isWithin = (text: string, { min, max }: { min: number; max: number }): boolean =>
  text.length >= min && text.length <= max;

/** One rule a field: returns the key of the sentence of its fault. */
const rules: { readonly [F in FieldName]: (fields: RegistrationFields) => TextKey<'auth'> | undefined } = {
  username({ username }) {
    if (username === '') return 'username_required';
    if (!/^[A-Za-z0-9]+$/.test(username)) return 'username_characters';
    return isWithin(username, limits.username) ? undefined : 'username_length';
  },
  password({ password }) {
    if (password === '') return 'password_required';
    if (!isWithin(password, limits.password)) return 'password_length';
    return /[A-Za-z]/.test(password) && /\d/.test(password) ? undefined : 'password_mix';
  },
  repeat({ password, repeat }) {
    if (repeat === '') return 'repeat_required';
    return repeat === password ? undefined : 'repeat_differs';
  },
  referralCode: ({ referralCode }) => (/^[\w-]*$/.test(referralCode) ? undefined : 'referral_characters'),
  accepted: ({ accepted }) => (accepted ? undefined : 'accept_required'),
};

/** @returns the key of the sentence that describes the fault of a field, or undefined without a fault */
export const faultOf = (name: FieldName, fields: RegistrationFields): TextKey<'auth'> | undefined =>
  rules[name](fields);
