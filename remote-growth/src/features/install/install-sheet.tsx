import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AppHeading, useApp, useDownloadSetting } from '../../common/merchant-app';
import { TransitionSheet, useExitTransition } from '../../common/transition-sheet';
import { install } from './install';
import { noteDeclined, stopAsking } from './install-flags';
import { installPrompt } from './install-prompt';
import styles from './install-sheet.module.css';
import { Tips } from './tips/tips';
import { tipsFor } from './tips/tips-for';

/** `closeA2HS` comes from other scripts of the page (R4.29), `appinstalled` from the browser. */
const closeEvents = ['closeA2HS', 'appinstalled'];

function useCloseEvents(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const listener = () => onClose();
    for (const name of closeEvents) addEventListener(name, listener);
    return () => {
      for (const name of closeEvents) removeEventListener(name, listener);
    };
  }, []);
}

/**
 * The question whether to add the site to the home screen. If the browser sent a prompt, agreeing shows it; otherwise
 * the sheet explains the steps (R2.50, R4.27b, R4.29).
 */
export function InstallSheet({ onExited }: { onExited: () => void }) {
  const text = useText('growth');
  const app = useApp(useDownloadSetting());
  const { isExiting, exit } = useExitTransition(onExited);
  // Kept from the first render: a prompt that comes later must not change the sheet under the visitor's finger.
  const [prompt] = useState(installPrompt);
  const kind = tipsFor(environment());
  useCloseEvents(exit);

  const agree = () => {
    if (prompt) void install(prompt, text('install_installing'));
    else stopAsking();
    exit();
  };
  const cancel = () => {
    if (!isExiting) noteDeclined();
    exit();
  };
  const title = environment().isMobile ? 'install_title' : 'install_title_desktop';
  return (
    <TransitionSheet
      isExiting={isExiting}
      onClose={cancel}
      label={text(title, { app: app.name })}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            {text('install_cancel')}
          </Button>
          <Button onClick={agree}>{text(prompt ? 'install_agree' : 'install_understood')}</Button>
        </>
      }
    >
      <div className={styles.question}>
        <AppHeading app={app} title={text(title, { app: app.name })} detail={text('install_pitch')} />
        {!prompt && kind && <Tips kind={kind} />}
      </div>
    </TransitionSheet>
  );
}
