import { environment } from '@tessera/shell/environment';
import { track } from '@tessera/shell/tracking';
import { useEffect } from 'react';
import { usePromptOrRequest } from '../../common/use-prompt-or-request';
import { noteInstalled } from './install-flags';
import { clearPrompt } from './install-prompt';
import { InstallSheet } from './install-sheet';
import { useAutomaticQuestion } from './use-automatic-question';

function onInstalled(): void {
  noteInstalled();
  clearPrompt();
  track('a2hsInstalled');
}

/** Stores and tracks an installation, also one from the browser's menu. @returns a function that stops watching */
function watchInstallation(): () => void {
  if (environment().isPwa) noteInstalled();
  addEventListener('appinstalled', onInstalled);
  return () => removeEventListener('appinstalled', onInstalled);
}

/** The question whether to add the site to the home screen: as a prompt once a page, or after a tap. */
export function InstallQuestion() {
  const { isShown, close } = usePromptOrRequest('install', 'install', useAutomaticQuestion());
  useEffect(watchInstallation, []);
  return isShown ? <InstallSheet onExited={close} /> : null;
}
