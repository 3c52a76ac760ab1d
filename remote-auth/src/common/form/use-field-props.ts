import { useText } from '@tessera/shell/i18n';
import { type FieldName, limits } from './field-rules';
import type { Fields } from './use-fields';

type TextFieldName = Exclude<FieldName, 'accepted'>;

/** @returns a function that gives the properties of a text field by its name */
export function useFieldProps({ values, set, leave, fault }: Fields) {
  const text = useText('auth');
  return (name: TextFieldName) => {
    const key = fault(name);
    const numbers = name === 'username' ? limits.username : limits.password;
    return {
      name,
      value: values[name],
      onChange: (value: string) => set(name, value),
      // An empty field is not a fault until the submit.
      onBlur: () => values[name] !== '' && leave(name),
      error: key && text(key, numbers),
    };
  };
}
