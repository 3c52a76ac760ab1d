import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import { useCallback } from 'react';
import { askedFor } from '../asked-for';
import { LeavingSheet, useLeaving } from '../leaving-sheet/leaving-sheet';
import styles from './install-sheet.module.css';
import { Tips } from './tips/tips';

function Guide() {
  const text = useText('growth');
  const { isLeaving, leave } = useLeaving(useCallback(() => askedFor.set(undefined), []));
  return (
    <LeavingSheet
      isLeaving={isLeaving}
      onClose={leave}
      title={text('profile_title')}
      actions={<Button onClick={leave}>{text('install_understood')}</Button>}
    >
      <div className={styles.question}>
        <Tips kind="ios-profile" />
      </div>
    </LeavingSheet>
  );
}

/** What to do with the iOS profile that has just been downloaded: iOS itself does not lead there. */
export const ProfileGuide = () => (askedFor.use() === 'profile' ? <Guide /> : null);
