import { useText } from '@tessera/shell/i18n';
import { isPin, isWeakPin } from './pin';
import { PinField } from './pin-field';

/** A new PIN as the member typed it, twice. */
export interface NewPin {
  readonly pin: string;
  readonly repeated: string;
}

export interface NewPinFieldsProps {
  value: NewPin;
  onChange: (value: NewPin) => void;
  /** Whether the fields say what is wrong. */
  isChecked: boolean;
}

function problemOf(pin: string) {
  if (!isPin(pin)) return 'pin_short';
  return isWeakPin(pin) ? 'pin_weak' : undefined;
}

/** Whether a new PIN can be sent. */
export const isNewPin = ({ pin, repeated }: NewPin): boolean => !problemOf(pin) && repeated === pin;

/** The fields for a new PIN, which is typed twice, because a typing error would close the member's withdrawals. */
export function NewPinFields({ value: { pin, repeated }, onChange, isChecked }: NewPinFieldsProps) {
  const text = useText('member');
  const problem = problemOf(pin);
  return (
    <>
      <PinField
        label={text('pin_new')}
        name="pin"
        value={pin}
        onChange={(typed) => onChange({ pin: typed, repeated })}
        error={isChecked && problem ? text(problem) : undefined}
      />
      <PinField
        label={text('pin_again')}
        name="pinAgain"
        value={repeated}
        onChange={(typed) => onChange({ pin, repeated: typed })}
        error={isChecked && !problem && repeated !== pin ? text('pin_differs') : undefined}
      />
    </>
  );
}
