import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { AppHeading } from '../download-bar/app-heading';
import { useApp } from '../download-bar/use-app';
import { useSetting } from '../download-bar/use-setting';
import { LeavingSheet, useLeaving } from '../leaving-sheet/leaving-sheet';
import { install } from './install';
import { installPrompt } from './install-event';
import { noteDeclined, stopAsking } from './install-flags';
import styles from './install-sheet.module.css';
import { Tips } from './tips/tips';
import { tipsFor } from './tips/tips-for';
import { useCloseEvents } from './use-close-events';

/**
 * The question whether to put the site on the home screen. Where the browser gave a prompt, agreeing shows that; where
 * it gave none, the sheet says itself how it is done (R2.50, R4.27b, R4.29).
 */
export function InstallSheet({ onGone }: { onGone: () => void }) {
  const text = useText('growth');
  const app = useApp(useSetting());
  const { isLeaving, leave } = useLeaving(onGone);
  // What it was opened with stays: the sheet must not change under the visitor's finger.
  const [prompt] = useState(installPrompt);
  const kind = tipsFor(environment());
  useCloseEvents(leave);

  const agree = () => {
    if (prompt) void install(prompt, text('install_installing'));
    else stopAsking();
    leave();
  };
  const cancel = () => {
    if (!isLeaving) noteDeclined();
    leave();
  };
  const title = environment().isMobile ? 'install_title' : 'install_title_desktop';
  return (
    <LeavingSheet
      isLeaving={isLeaving}
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
    </LeavingSheet>
  );
}
