import { Button, type FailureKind, FailurePicture } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useText } from '../platform/i18n';
import { Brand } from './brand';
import { openCustomerService } from './customer-service';
import styles from './failure-page.module.css';

interface Props {
  /** The cause, which chooses the picture. */
  readonly kind: FailureKind;
  readonly title: string;
  readonly text: string;
  /** What else is known about it. */
  readonly detail?: ReactNode;
  /** `alert` for what comes in place of a page that stood there: screen readers announce it. */
  readonly role?: 'alert';
  /** Buttons that lead on, as wide as their place. One to support follows them. */
  readonly children: ReactNode;
}

/** Stands in place of a page that cannot be shown. It has the merchant's brand, because it has no header of a page. */
export function FailurePage({ kind, title, text, detail, role, children }: Props) {
  const t = useText('shell');
  return (
    <div role={role} className={styles.page} data-kind={kind} data-offers="none">
      <div className={styles.brand}>
        <Brand />
      </div>
      <span className={styles.sign}>
        <FailurePicture kind={kind} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {detail}
      <div className={styles.ways}>
        {children}
        <Button block variant="ghost" onClick={openCustomerService}>
          {t('service_title')}
        </Button>
      </div>
    </div>
  );
}
