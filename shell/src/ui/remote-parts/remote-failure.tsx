import { ErrorState } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChosenRemote } from '../../host/choice';
import { useText } from '../../platform/i18n';
import { useOnline } from '../connectivity';
import { unavailableSentence } from './unavailable-sentence';

/** Brings the last good version in by itself; without one, names what is unavailable and offers to try again without a reload. */
export function RemoteFailure({
  remote,
  loadAgain,
  recover,
  retry,
}: {
  readonly remote: ChosenRemote;
  readonly loadAgain: () => Promise<void>;
  /** Brings the last good version; rejects when there is none, or when that is the one that failed. */
  readonly recover: () => Promise<void>;
  readonly retry: () => void;
}) {
  const t = useText('shell');
  const isOffline = !useOnline();
  const [isBusy, setBusy] = useState(false);
  const attempt = (load: () => Promise<void>) => {
    setBusy(true);
    // The page is rendered again only when its code is there, so that a second failure changes nothing on screen.
    load().then(retry, () => setBusy(false));
  };
  const recoverOnMount = useEffectEvent(() => attempt(recover));
  useEffect(() => recoverOnMount(), []);
  return (
    <ErrorState
      title={isOffline ? t('offline_title') : unavailableSentence(t, remote.name)}
      text={t(isOffline ? 'offline_text' : 'remote_unavailable_text')}
      retryLabel={t('retry')}
      onRetry={() => attempt(loadAgain)}
      busy={isBusy}
    />
  );
}
