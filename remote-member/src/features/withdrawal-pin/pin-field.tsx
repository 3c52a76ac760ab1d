import { useText } from '@tessera/shell/i18n';
import { PasswordField } from '@tessera/ui';
import { pinOf } from './pin';

export interface PinFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (pin: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A field for the withdrawal PIN. `autoComplete` is off, so that browsers do not store it. */
export function PinField(field: PinFieldProps) {
  const text = useText('member');
  return (
    <PasswordField
      {...field}
      clean={pinOf}
      showLabel={text('pin_show')}
      hideLabel={text('pin_hide')}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
