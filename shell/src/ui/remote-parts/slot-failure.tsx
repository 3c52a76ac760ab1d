import { Button } from '@tessera/ui';
import { useState } from 'react';
import type { ChosenRemote } from '../../host/choice';
import { startRemote } from '../../host/loading';
import { useText } from '../../platform/i18n';
import styles from './slot-failure.module.css';
import { unavailableSentence } from './unavailable-sentence';

/** One line for a slot whose remote could not be loaded, with a retry and a close button. */
export function SlotFailure({ remote }: { readonly remote: ChosenRemote }) {
  const t = useText('shell');
  const [isShown, setShown] = useState(true);
  const [isBusy, setBusy] = useState(false);
  if (!isShown) return null;
  const retry = async () => {
    setBusy(true);
    await startRemote(remote);
    setBusy(false);
  };
  return (
    <div className={styles.line} role="status">
      <span className={styles.text}>{unavailableSentence(t, remote.name)}</span>
      <Button size="s" variant="secondary" busy={isBusy} onClick={retry}>
        {t('retry')}
      </Button>
      <Button size="s" variant="ghost" onClick={() => setShown(false)}>
        {t('close')}
      </Button>
    </div>
  );
}
