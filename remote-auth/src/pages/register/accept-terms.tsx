import { type TextKey, useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { Checkbox } from '@tessera/ui';
import { useId } from 'react';
import styles from './accept-terms.module.css';
import { RuleLinks } from './rule-links';

/** The smallest age of a member in years, where the merchant's market does not say another one. */
const USUAL_AGE = 18;

export interface AcceptTermsProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  /** Key of the sentence that describes the fault. */
  fault: TextKey<'auth'> | undefined;
}

/** The confirmation of age and terms, with links to read them first. */
export function AcceptTerms({ accepted, onChange, fault }: AcceptTermsProps) {
  const text = useText('auth');
  const id = useId();
  const age = useSite((site) => site.mobileTemplate.rules?.minimumAge) || USUAL_AGE;
  return (
    <div>
      <Checkbox
        name="accepted"
        label={text('accept_terms', { age })}
        checked={accepted}
        onChange={onChange}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        required
      />
      <RuleLinks />
      <p id={id} className={styles.fault} aria-live="polite">
        {fault && text(fault)}
      </p>
    </div>
  );
}
