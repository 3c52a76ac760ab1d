import shown from '@phosphor-icons/core/assets/regular/eye.svg';
import hidden from '@phosphor-icons/core/assets/regular/eye-slash.svg';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while the password can be read. */
  hideLabel: string;
}

/** A password input whose text can be shown and hidden again. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [readable, setReadable] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={readable ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={readable ? hidden : shown}
          label={readable ? hideLabel : showLabel}
          onClick={() => setReadable(!readable)}
        />
      }
    />
  );
}
