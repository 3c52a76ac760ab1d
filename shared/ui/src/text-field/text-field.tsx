import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names';
import styles from './text-field.module.css';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onCompositionStart' | 'onCompositionEnd' | 'prefix' | 'size' | 'name'
>;

export interface TextFieldProps extends NativeProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What the field takes of a typed or pasted text. `maxLength` then counts what it takes, not what was pasted. */
  clean?: (typed: string) => string;
  /** What is wrong with the value; marks the field invalid and is read out with it. */
  error?: string | undefined;
  /** What may help to fill it in; gives way to an error. */
  hint?: string | undefined;
  /** Stands before the value: a dialling code, a currency. */
  prefix?: ReactNode;
  /** Stands after the value: a button, a unit. */
  suffix?: ReactNode;
  /** `ltr` for what reads from the left in every language: turns the whole frame, so that a prefix stays in front. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** A text input with its label inside the frame; native input props pass through. */
export function TextField({
  label,
  value,
  onChange,
  clean,
  maxLength,
  error,
  hint,
  prefix,
  suffix,
  className,
  type = 'text',
  ...native
}: TextFieldProps) {
  const id = useId();
  const message = error || hint;
  // While an input method composes, its text stands in the field as it is: another one would end the composition.
  const [composed, setComposed] = useState<string>();
  const isComposing = composed !== undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.frame} dir={native.dir} data-invalid={error ? '' : undefined}>
        {prefix && <div className={styles.affix}>{prefix}</div>}
        <div className={styles.body}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <input
            {...native}
            id={id}
            type={type}
            value={composed ?? value}
            maxLength={clean ? undefined : maxLength}
            onChange={({ target }) => {
              if (isComposing) setComposed(target.value);
              onChange(clean ? clean(target.value).slice(0, maxLength) : target.value);
            }}
            onCompositionStart={() => setComposed(value)}
            onCompositionEnd={() => setComposed(undefined)}
            aria-invalid={error ? true : undefined}
            aria-describedby={message ? `${id}-message` : undefined}
            className={styles.input}
          />
        </div>
        {suffix && <div className={styles.affix}>{suffix}</div>}
      </div>
      {/* Always there: a live region speaks only what changes inside it. */}
      <div id={`${id}-message`} className={error ? styles.error : styles.hint} aria-live="polite">
        {message}
      </div>
    </div>
  );
}
