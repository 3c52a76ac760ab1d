import { useText } from '@tessera/shell/i18n';
import { PasswordField } from '@tessera/ui';
import { limits } from './field-rules';
import styles from './new-password.module.css';
import { passwordStrength } from './password-strength';
import { useFieldProps } from './use-field-props';
import type { Fields } from './use-fields';

const levels = [undefined, 'strength_weak', 'strength_fair', 'strength_strong'] as const;

/** Shows the strength of a password as a bar and a word. Stays in the document without text, so that changes are announced. */
function StrengthMeter({ password, username }: { password: string; username: string }) {
  const text = useText('auth');
  const strength = passwordStrength(password, username);
  const level = levels[strength];
  return (
    <div className={styles.meter} data-strength={strength}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.word} aria-live="polite">
        {level && text('strength', { level: text(level) })}
      </span>
    </div>
  );
}

/** The two fields of a new password, with a meter of its strength. */
export function NewPassword({ fields, label }: { fields: Fields; label?: string }) {
  const text = useText('auth');
  const field = useFieldProps(fields);
  const common = {
    showLabel: text('show_password'),
    hideLabel: text('hide_password'),
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
