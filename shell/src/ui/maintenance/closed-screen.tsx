import { timeFormat } from '@tessera/i18n';
import { Button, Dialog } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { refreshSite, useSite } from '../../core/site';
import { useLanguage, useText } from '../../platform/i18n';
import { FailurePage } from '../failure-page';
import styles from './closed-screen.module.css';

/** Formats a time (ms since 1970) in the member's language and time zone, with the name of the zone. */
export const momentIn = (language: string, moment: number, timeZone?: string): string =>
  timeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(moment);

/** In ms: how often the screen checks whether the site is open again. */
const LOOK_AGAIN = 60_000;

/** Replaces the page while the site is closed, or closed for this visitor (R2.47, R8.35). */
export function ClosedScreen() {
  const t = useText('shell');
  const language = useLanguage();
  const { regionRestriction, maintenanceEndTime, ip } = useSite((site) => site);
  const [busy, setBusy] = useState(false);
  const cause = regionRestriction ? 'denied' : 'maintenance';
  const look = () => refreshSite().catch(() => undefined);
  const retry = async () => {
    setBusy(true);
    await look();
    setBusy(false);
  };
  useEffect(() => {
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  });
  const detail = regionRestriction
    ? ip && { name: t('denied_ip'), value: ip }
    : maintenanceEndTime && { name: t('maintenance_until'), value: momentIn(language, maintenanceEndTime) };
  return (
    <Dialog
      open
      dismissible={false}
      label={t(`${cause}_title`)}
      onClose={() => undefined}
      className={styles.screen}
    >
      <FailurePage
        kind={regionRestriction ? 'forbidden' : 'server'}
        title={t(`${cause}_title`)}
        text={t(`${cause}_text`)}
        detail={
          detail && (
            <dl className={styles.detail}>
              <dt>{detail.name}</dt>
              <dd>
                <bdi>{detail.value}</bdi>
              </dd>
            </dl>
          )
        }
      >
        <Button block busy={busy} onClick={retry}>
          {t('retry')}
        </Button>
      </FailurePage>
    </Dialog>
  );
}
