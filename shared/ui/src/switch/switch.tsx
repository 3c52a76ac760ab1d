import type { CheckboxProps } from '../checkbox/checkbox';
import { classNames } from '../class-names';
import styles from './switch.module.css';

export type SwitchProps = CheckboxProps;

/** A setting that takes effect at once: label at the start, switch at the end of the row. */
export function Switch({ label, checked, onChange, className, ...native }: SwitchProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.label}>{label}</span>
      <input
        {...native}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.input}
      />
      <span className={styles.track} />
    </label>
  );
}
