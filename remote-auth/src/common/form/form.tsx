import { prefetchEncryption } from '@tessera/shell/request';
import { type ReactNode, useEffect } from 'react';
import styles from './form.module.css';

export interface FormProps {
  /** Called for every submit. Faults are shown by the fields, not by the browser. */
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form with secrets. Loads the encryption code while the member fills it in. */
export function Form({ onSubmit, children }: FormProps) {
  useEffect(prefetchEncryption, []);
  return (
    <form
      // If our code ever fails to handle the submit, a POST keeps the password out of the address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      className={styles.form}
    >
      {children}
    </form>
  );
}

/** Moves the focus to the field of a form with this name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Focuses a field and selects its text, so that typing replaces it. */
export function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
