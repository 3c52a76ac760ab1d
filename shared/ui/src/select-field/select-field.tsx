import caret from '@phosphor-icons/core/assets/bold/caret-down-bold.svg';
import { useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './select-field.module.css';

export interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { readonly value: string; readonly label: string }[];
  className?: string | undefined;
}

/** One of several, by the device's own list, with its label inside the frame as in a TextField. */
export function SelectField({ label, name, value, onChange, options, className }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.frame, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon path={caret} size={14} className={styles.caret} />
    </div>
  );
}
