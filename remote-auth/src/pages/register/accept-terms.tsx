import { type TextKey, useText } from '@tessera/shell/i18n';
import { Checkbox } from '@tessera/ui';
import { useId } from 'react';
import styles from './accept-terms.module.css';

export interface AcceptTermsProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  /** Key of the sentence that describes the fault. */
  fault: TextKey<'auth'> | undefined;
}

/** The confirmation of age and terms. */
export function AcceptTerms({ accepted, onChange, fault }: AcceptTermsProps) {
  const text = useText('auth');
  const id = useId();
  return (
    <div>
      <Checkbox
        name="accepted"
        label={text('accept_terms', { age: 18 })}
        checked={accepted}
        onChange={onChange}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        required
      />
      <p id={id} className={styles.fault} aria-live="polite">
        {fault && text(fault)}
      </p>
    </div>
  );
}
