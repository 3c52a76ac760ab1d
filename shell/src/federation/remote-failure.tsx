import { ErrorState } from '@tessera/ui';
import { useState } from 'react';
import { useText } from '../i18n';
import { partName } from './part-name';
import type { ChosenRemote } from './remotes';

/** Names what is unavailable, and offers to try again without a reload. */
export function RemoteFailure({
  remote,
  loadAgain,
  retry,
}: {
  readonly remote: ChosenRemote;
  readonly loadAgain: () => Promise<void>;
  readonly retry: () => void;
}) {
  const t = useText('shell');
  const [isBusy, setBusy] = useState(false);
  const tryAgain = () => {
    setBusy(true);
    // The page is rendered again only when its code is there, so that a second failure changes nothing on screen.
    loadAgain().then(retry, () => setBusy(false));
  };
  return (
    <ErrorState
      title={t('remote_unavailable', { part: partName(t, remote.name) })}
      text={t('remote_unavailable_text')}
      retryLabel={t('retry')}
      onRetry={tryAgain}
      busy={isBusy}
    />
  );
}
