import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick; the whole row is the target. */
export function Checkbox({ label, checked, onChange, className, ...native }: CheckboxProps) {
  return (
    <label className={classNames(styles.row, className)}>
      <input
        {...native}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.input}
      />
      <span className={styles.box}>
        <Icon path={check} size={14} className={styles.check} />
      </span>
      <span className={styles.label}>{label}</span>
    </label>
  );
}
