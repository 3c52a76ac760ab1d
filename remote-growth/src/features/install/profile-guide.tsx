import { useText } from '@tessera/shell/i18n';
import { useStore } from '@tessera/shell/state';
import { Button } from '@tessera/ui';
import { useCallback } from 'react';
import { requestedDialog } from '../../common/requested-dialog';
import { TransitionSheet, useExitTransition } from '../../common/transition-sheet';
import styles from './install-sheet.module.css';
import { Tips } from './tips/tips';

function Guide() {
  const text = useText('growth');
  const { isExiting, exit } = useExitTransition(useCallback(() => requestedDialog.setState(undefined), []));
  return (
    <TransitionSheet
      isExiting={isExiting}
      onClose={exit}
      title={text('profile_title')}
      actions={<Button onClick={exit}>{text('install_understood')}</Button>}
    >
      <div className={styles.question}>
        <Tips kind="ios-profile" />
      </div>
    </TransitionSheet>
  );
}

/** The next steps after the download of an iOS profile: iOS does not open its settings by itself. */
export const ProfileGuide = () => (useStore(requestedDialog) === 'profile' ? <Guide /> : null);
