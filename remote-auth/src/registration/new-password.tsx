import { useText } from '@tessera/shell/i18n';
import { PasswordField } from '@tessera/ui';
import { limits } from './field-rules';
import styles from './registration-form.module.css';
import { StrengthMeter } from './strength-meter';
import { useFieldProps } from './use-field-props';
import type { Fields } from './use-fields';

/** A new password, twice, with a meter of its strength. */
export function NewPassword({ fields, label }: { fields: Fields; label?: string }) {
  const text = useText('auth');
  const field = useFieldProps(fields);
  const common = {
    showLabel: text('show_password'),
    hideLabel: text('hide_password'),
    maxLength: limits.password.max,
    autoComplete: 'new-password',
    enterKeyHint: 'next',
    required: true,
  } as const;
  return (
    <>
      <div className={styles.password}>
        <PasswordField
          {...field('password')}
          {...common}
          label={label ?? text('password')}
          hint={text('password_hint', limits.password)}
        />
        <StrengthMeter password={fields.values.password} username={fields.values.username} />
      </div>
      <PasswordField {...field('repeat')} {...common} label={text('repeat_password')} />
    </>
  );
}
