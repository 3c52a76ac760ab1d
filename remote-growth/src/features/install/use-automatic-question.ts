import { environment } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { siteManifest, useSite } from '@tessera/shell/site';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useDownloadSetting } from '../../common/merchant-app';
import { pause } from '../../common/pause';
import { installFlags, noteInstalled, notePrompt } from './install-flags';
import { type InstallPrompt, installPrompt } from './install-prompt';
import { mayAskToInstall, wantsHomeScreen } from './may-ask';
import { tipsFor } from './tips/tips-for';

/** Before the question, in ms (R9.14). */
const DELAY = 1_000;
const TRIES = 20;
/** Between two tries, in ms (R9.15). */
const INTERVAL = 150;

const relatedApps = v.array(v.object({ platform: v.string() }));

/** Whether the browser reports that the site is installed. Browsers without this call report false. */
async function isInstalled(): Promise<boolean> {
  if (!('getInstalledRelatedApps' in navigator)) return false;
  const ask: unknown = navigator.getInstalledRelatedApps;
  if (typeof ask !== 'function') return false;
  try {
    const answer = v.safeParse(relatedApps, await ask.call(navigator));
    return answer.success && answer.output.length > 0;
  } catch {
    return false;
  }
}

/** @returns the browser's deferred prompt, or undefined after 20 tries, 150 ms apart (R4.27a) */
export async function waitForPrompt(): Promise<InstallPrompt | undefined> {
  for (let tries = 0; tries < TRIES && !installPrompt(); tries++) await pause(INTERVAL);
  return installPrompt();
}

/** Resolves after a short delay with whether the browser has a prompt, or tips for the home screen. */
async function canOffer(): Promise<boolean> {
  if (await isInstalled()) {
    noteInstalled();
    return false;
  }
  if (!wantsHomeScreen(await siteManifest(), environment().os)) return false;
  const prompt = await waitForPrompt();
  notePrompt(prompt !== undefined);
  if (!prompt && !tipsFor(environment())) return false;
  await pause(DELAY);
  return true;
}

/** Whether the install question is due as a prompt (R4.27a to R4.29). */
export function useAutomaticQuestion(): boolean {
  const { pathname } = useLocation();
  const signedIn = useSession() !== undefined;
  const setting = useDownloadSetting()?.install;
  const { pwa, desktop_app_feature: desktop } = useSite(({ mobileTemplate }) => mobileTemplate);
  const isAllowed = mayAskToInstall({
    ...installFlags(),
    pathname,
    environment: environment(),
    setting,
    signedIn,
    pwa,
    desktop,
  });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isOver = false;
    void canOffer().then((ready) => !isOver && setReady(ready));
    return () => {
      isOver = true;
      setReady(false);
    };
  }, [isAllowed]);
  return isReady && isAllowed;
}
