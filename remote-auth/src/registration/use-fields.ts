import { useState } from 'react';
import type { FieldName, RegistrationFields } from './field-rules';
import { faultUnderSettings } from './form-fields';

/** Faults that no further typing mends: they show at once. */
const plain: ReadonlySet<string | undefined> = new Set(['username_characters', 'referral_characters']);

type Left = Partial<Record<FieldName, true>>;

/**
 * The fields of a form, by their names in its order; a fault shows from the first time that a field was left, and then
 * follows the typing; a character that does not belong shows at once.
 */
export function useFields(names: () => readonly FieldName[], initial: () => RegistrationFields) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<Left>({});
  return {
    values,
    has: (name: FieldName) => names().includes(name),
    set: <F extends FieldName>(name: F, value: RegistrationFields[F]) =>
      setValues((now) => ({ ...now, [name]: value })),
    leave: (name: FieldName) => setLeft((now) => ({ ...now, [name]: true })),
    /** Key of the sentence to show under a field. */
    fault: (name: FieldName) => {
      const fault = faultUnderSettings(name, values);
      return left[name] || plain.has(fault) ? fault : undefined;
    },
    /** Shows every fault and names the first field that has one. */
    check: () => {
      setLeft(Object.fromEntries(names().map((name) => [name, true])));
      return names().find((name) => faultUnderSettings(name, values) !== undefined);
    },
  };
}
export type Fields = ReturnType<typeof useFields>;
