import { HOME } from '@tessera/contract';
import { Button } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGo, useLocation } from '../../core/navigation';
import { useReachedAgain } from '../../core/request';
import type { ChosenRemote } from '../../host/choice';
import { useText } from '../../platform/i18n';
import { useOnline } from '../connectivity';
import { FailurePage } from '../failure-page';
import { unavailableSentence } from './unavailable-sentence';

/**
 * Shown in the place of a page that failed. It first recovers by itself, and then names what is unavailable and offers a
 * retry without a reload. Code that did not come is loaded again when the gateway is reached again. It leads home too,
 * because pages such as the login have no navigation.
 */
export function RemoteFailure({
  remote,
  isMissingCode,
  loadAgain,
  recover,
  retry,
}: {
  readonly remote: ChosenRemote;
  readonly isMissingCode: boolean;
  readonly loadAgain: () => Promise<void>;
  /** Loads the page or the last good version of its remote. Rejects if neither can be loaded, or that version failed. */
  readonly recover: () => Promise<void>;
  readonly retry: () => void;
}) {
  const t = useText('shell');
  const go = useGo();
  const { pathname } = useLocation();
  const [failedOffline, setFailedOffline] = useState(!navigator.onLine);
  const isOffline = !useOnline() || failedOffline;
  const [isBusy, setBusy] = useState(false);
  const attempt = (load: () => Promise<void>) => {
    setBusy(true);
    // Renders the page only after its code is loaded, so that a second failure changes nothing on screen.
    load().then(retry, () => {
      setBusy(false);
      setFailedOffline(!navigator.onLine);
    });
  };
  const recoverOnMount = useEffectEvent(() => attempt(recover));
  useEffect(() => recoverOnMount(), []);
  useReachedAgain(isMissingCode && !isBusy, () => attempt(loadAgain));
  return (
    <FailurePage
      role="alert"
      kind={isOffline ? 'offline' : 'code'}
      title={isOffline ? t('offline_title') : unavailableSentence(t, remote.name)}
      text={t(isOffline ? 'offline_text' : 'remote_unavailable_text')}
    >
      <Button block busy={isBusy} onClick={() => attempt(loadAgain)}>
        {t('retry')}
      </Button>
      {pathname !== HOME && (
        <Button block variant="secondary" onClick={() => go(HOME)}>
          {t('to_home')}
        </Button>
      )}
    </FailurePage>
  );
}
