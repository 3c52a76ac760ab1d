import { useText } from '@tessera/shell/i18n';
import { passwordStrength } from './password-strength';
import styles from './strength-meter.module.css';

const names = { 1: 'strength_weak', 2: 'strength_fair', 3: 'strength_strong' } as const;

/** Says, in a bar and in a word, how hard the password is to guess; keeps its place while there is nothing to say. */
export function StrengthMeter({ password, username }: { password: string; username: string }) {
  const text = useText('auth');
  const strength = passwordStrength(password, username);
  return (
    <div className={styles.meter} data-strength={strength}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.word} aria-live="polite">
        {strength !== 0 && text('strength', { level: text(names[strength]) })}
      </span>
    </div>
  );
}
