import globe from '@phosphor-icons/core/assets/regular/globe-hemisphere-west.svg';
import { domainRoute, HOME } from '@tessera/contract';
import { Button, Dialog } from '@tessera/ui';
import { useRef, useState } from 'react';
import type { InterruptionProps } from '../core/interruptions';
import { Message } from '../core/interruptions';
import { toast } from '../core/notices';
import { useCall } from '../core/request';
import { refreshSite } from '../core/site';
import { useText } from '../platform/i18n';
import { openCustomerService } from './customer-service';
import styles from './domain-not-available.module.css';

/** A host name only: no path, scheme or user. */
const hostName = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Other domains of the merchant (R7.15); empty until loaded. */
function useOtherDomains(): readonly string[] {
  const { value } = useCall(domainRoute, { device: 'MOBILE' });
  return (value?.domainList ?? [])
    .map(({ domainName }) => domainName)
    .filter((name) => hostName.test(name) && name !== location.hostname);
}

/** Shown if the gateway does not serve this domain. Offers a retry, customer service and other domains (R8.1, R2.51). */
export function DomainNotAvailable({ close }: InterruptionProps) {
  const t = useText('shell');
  const domains = useOtherDomains();
  const first = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await refreshSite();
      close();
    } catch {
      toast(t('domain_still_not_available'), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      dismissible={false}
      label={t('domain_title')}
      onClose={() => undefined}
      initialFocus={first}
      actions={
        <>
          <Button variant="secondary" onClick={openCustomerService}>
            {t('nav_service')}
          </Button>
          <Button ref={first} busy={busy} onClick={retry}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <Message icon={globe} tone="warning" title={t('domain_title')}>
        <p className={styles.text}>{t('domain_not_available')}</p>
        {domains.length > 0 && (
          <>
            <p className={styles.text}>{t('domain_others')}</p>
            <ul className={styles.domains}>
              {domains.map((domain) => (
                <li key={domain}>
                  <a href={`https://${domain}${HOME}`}>
                    <bdi translate="no">{domain}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Message>
    </Dialog>
  );
}
