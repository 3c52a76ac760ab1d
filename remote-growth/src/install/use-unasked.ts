import { environment } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { useEffect, useState } from 'react';
import { useSetting } from '../download-bar/use-setting';
import { pause } from '../pause';
import { installFlags, noteInstalled, notePrompt } from './install-flags';
import { isInstalledHere } from './installed-here';
import { mayAskToInstall } from './may-ask';
import { tipsFor } from './tips/tips-for';
import { waitForPrompt } from './wait-for-prompt';

/** In ms (R9.14). */
const DELAY = 1_000;

/** Finds out whether there is anything to offer, and lets a moment pass. */
async function prepare(): Promise<boolean> {
  if (await isInstalledHere()) {
    noteInstalled();
    return false;
  }
  const prompt = await waitForPrompt();
  notePrompt(prompt !== undefined);
  if (!prompt && !tipsFor(environment())) return false;
  await pause(DELAY);
  return true;
}

/** Whether the question stands whether to put the site on the home screen, without anybody having asked for it (R4.27a to R4.29). */
export function useUnaskedInstall(): boolean {
  const { pathname } = useLocation();
  const signedIn = useSession() !== undefined;
  const setting = useSetting()?.install;
  const isAllowed = mayAskToInstall({
    ...installFlags(),
    pathname,
    environment: environment(),
    setting,
    signedIn,
  });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isAllowed) return undefined;
    let hasLeft = false;
    void prepare().then((ready) => !hasLeft && setReady(ready));
    return () => {
      hasLeft = true;
      setReady(false);
    };
  }, [isAllowed]);
  return isReady && isAllowed;
}
