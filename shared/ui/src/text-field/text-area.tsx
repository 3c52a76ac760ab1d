import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names';
import styles from './text-field.module.css';

type NativeProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'name'>;

export interface TextAreaProps extends NativeProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; marks the field invalid and is read out with it. */
  error?: string | undefined;
  /** What may help to fill it in; gives way to an error. */
  hint?: string | undefined;
}

/** Several lines of text, framed as a TextField; native props pass through. */
export function TextArea({ label, value, onChange, error, hint, className, ...native }: TextAreaProps) {
  const id = useId();
  const message = error || hint;
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        <div className={styles.body}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <textarea
            {...native}
            id={id}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={message ? `${id}-message` : undefined}
            className={classNames(styles.input, styles.area)}
          />
        </div>
      </div>
      <div id={`${id}-message`} className={error ? styles.error : styles.hint} aria-live="polite">
        {message}
      </div>
    </div>
  );
}
