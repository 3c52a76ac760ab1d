import { HOME } from '@tessera/contract';
import { Button, FailurePicture } from '@tessera/ui';
import { useLayoutEffect } from 'react';
import { hideFromSearch, useGo } from '../../core/navigation';
import { useText } from '../../platform/i18n';
import styles from './not-found.module.css';

/** For an address that no page has. */
export function NotFound() {
  const t = useText('shell');
  const go = useGo();
  useLayoutEffect(hideFromSearch, []);
  return (
    <section className={styles.page} data-offers="none">
      <span className={styles.sign}>
        <FailurePicture kind="missing" />
      </span>
      <h1 className={styles.title}>{t('not_found')}</h1>
      <p className={styles.text}>{t('not_found_text')}</p>
      <Button onClick={() => go(HOME, { replace: true })}>{t('to_home')}</Button>
    </section>
  );
}
