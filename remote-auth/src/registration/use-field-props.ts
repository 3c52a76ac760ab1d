import { useText } from '@tessera/shell/i18n';
import { type FieldName, limits } from './field-rules';
import type { Fields } from './use-fields';

type TextFieldName = Exclude<FieldName, 'accepted'>;

/** Ties a text field of the form to its value, its fault and its rule. */
export function useFieldProps({ values, set, leave, fault }: Fields) {
  const text = useText('auth');
  return (name: TextFieldName) => {
    const key = fault(name);
    const numbers = name === 'username' ? limits.username : limits.password;
    return {
      name,
      value: values[name],
      onChange: (value: string) => set(name, value),
      // A field that was only passed through is not a mistake yet.
      onBlur: () => values[name] !== '' && leave(name),
      error: key && text(key, numbers),
    };
  };
}
