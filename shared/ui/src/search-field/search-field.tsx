import magnifier from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import clear from '@phosphor-icons/core/assets/regular/x.svg';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './search-field.module.css';

type NativeProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'ref'>;

export interface SearchFieldProps extends NativeProps {
  /** Accessible name, and the placeholder unless another is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
}

/** A search input with a button that empties it; the focus stays in the input. */
export function SearchField({ label, value, onChange, clearLabel, className, ...native }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={classNames(styles.field, className)}>
      <Icon path={magnifier} size={20} className={styles.magnifier} />
      <input
        placeholder={label}
        enterKeyHint="search"
        {...native}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.input}
      />
      {value !== '' && <IconButton icon={clear} label={clearLabel} onClick={empty} />}
    </div>
  );
}
