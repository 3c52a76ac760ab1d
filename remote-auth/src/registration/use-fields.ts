import { useState } from 'react';
import type { FieldName, RegistrationFields } from './field-rules';
import { faultUnderSettings } from './form-fields';

type Left = Partial<Record<FieldName, true>>;

/**
 * The fields of a form, by their names in its order; a fault shows from the first time that a field was left, and then
 * follows the typing.
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
    fault: (name: FieldName) => (left[name] ? faultUnderSettings(name, values) : undefined),
    /** Shows every fault and names the first field that has one. */
    check: () => {
      setLeft(Object.fromEntries(names().map((name) => [name, true])));
      return names().find((name) => faultUnderSettings(name, values) !== undefined);
    },
  };
}
export type Fields = ReturnType<typeof useFields>;
