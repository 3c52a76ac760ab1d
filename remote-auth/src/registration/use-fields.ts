import { useState } from 'react';
import { type FieldName, faultOf, firstFault, type RegistrationFields } from './field-rules';

type Left = Partial<Record<FieldName, true>>;

const all: Left = { username: true, password: true, repeat: true, referralCode: true, accepted: true };

/** The fields of the form; a fault shows from the first time that a field was left, and then follows the typing. */
export function useFields(initial: () => RegistrationFields) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<Left>({});
  return {
    values,
    set: <F extends FieldName>(name: F, value: RegistrationFields[F]) =>
      setValues((now) => ({ ...now, [name]: value })),
    leave: (name: FieldName) => setLeft((now) => ({ ...now, [name]: true })),
    /** Key of the sentence to show under a field. */
    fault: (name: FieldName) => (left[name] ? faultOf(name, values) : undefined),
    /** Shows every fault and names the first field that has one. */
    check: () => {
      setLeft(all);
      return firstFault(values);
    },
  };
}
