import type { RefObject } from 'react';
import { useText } from '../../platform/i18n';
import styles from './skip-button.module.css';

interface Props {
  /** Contains the navigation. */
  readonly column: RefObject<HTMLElement | null>;
}

/**
 * The first stop of the keyboard: moves the focus past the page to the bottom navigation (WCAG 2.4.1). Shows only while it
 * has the focus. A button and not a link, because a link would change the address, and the page with it.
 */
export function SkipButton({ column }: Props) {
  const t = useText('shell');
  const skip = () => column.current?.querySelector<HTMLElement>(':scope > nav button')?.focus();
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {t('navigation')}
    </button>
  );
}
