import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Checkbox } from '@tessera/ui';
import { useId } from 'react';
import { paths } from '../paths';
import styles from './accept-terms.module.css';

export interface AcceptTermsProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  /** Key of the sentence that says what is wrong. */
  fault: string | undefined;
}

/** The promise to be of age and to keep the terms, which open in a tab of their own: the form must not be lost. */
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
      <Link to={paths.help} target="_blank" className={styles.terms}>
        {text('read_terms')}
      </Link>
    </div>
  );
}
