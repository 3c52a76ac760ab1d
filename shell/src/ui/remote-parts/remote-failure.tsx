import { HOME } from '@tessera/contract';
import { Button, ErrorState } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGo, useLocation } from '../../core/navigation';
import type { ChosenRemote } from '../../host/choice';
import { useText } from '../../platform/i18n';
import { useOnline } from '../connectivity';
import styles from './remote-failure.module.css';
import { unavailableSentence } from './unavailable-sentence';

/**
 * Shown in the place of a page that failed. It first recovers by itself, and then names what is unavailable and offers a
 * retry without a reload. It leads home too, because pages such as the login have no navigation.
 */
export function RemoteFailure({
  remote,
  loadAgain,
  recover,
  retry,
}: {
  readonly remote: ChosenRemote;
  readonly loadAgain: () => Promise<void>;
  /** Loads the page or the last good version of its remote. Rejects if neither can be loaded, or that version failed. */
  readonly recover: () => Promise<void>;
  readonly retry: () => void;
}) {
  const t = useText('shell');
  const go = useGo();
  const { pathname } = useLocation();
  const isOffline = !useOnline();
  const [isBusy, setBusy] = useState(false);
  const attempt = (load: () => Promise<void>) => {
    setBusy(true);
    // Renders the page only after its code is loaded, so that a second failure changes nothing on screen.
    load().then(retry, () => setBusy(false));
  };
  const recoverOnMount = useEffectEvent(() => attempt(recover));
  useEffect(() => recoverOnMount(), []);
  return (
    <>
      <ErrorState
        kind={isOffline ? 'offline' : 'code'}
        title={isOffline ? t('offline_title') : unavailableSentence(t, remote.name)}
        text={t(isOffline ? 'offline_text' : 'remote_unavailable_text')}
        retryLabel={t('retry')}
        onRetry={() => attempt(loadAgain)}
        busy={isBusy}
      />
      {pathname !== HOME && (
        <div className={styles.leave}>
          <Button variant="ghost" onClick={() => go(HOME)}>
            {t('to_home')}
          </Button>
        </div>
      )}
    </>
  );
}
