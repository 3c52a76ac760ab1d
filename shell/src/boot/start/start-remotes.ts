import { places } from '@tessera/contract';
import type { StartCondition } from '@tessera/remote';
import { loginDialog } from '../../core/navigation';
import { currentSession, tokenConfirmed } from '../../core/session';
import { chosenRemotes } from '../../host/choice';
import { startRemote } from '../../host/loading';
import { pendingAuthCallback } from '../../platform/entry-url';
import { environment } from '../../platform/environment';
import { isStored } from '../../platform/storage';
import { whenIdle } from '../../platform/when-idle';
import { loadNavIcons } from '../../ui/nav-icons';

/** Whether each condition, under which a remote starts without a page of its own, holds now. */
const holds: Readonly<Record<StartCondition, () => boolean>> = {
  idle: () => true,
  'remembered-login': () => !currentSession() && isStored(places.rememberedLogin),
  'line-return': () => pendingAuthCallback() === 'line',
  'telegram-launch': () => pendingAuthCallback() === 'telegram',
  'maya-launch': () => environment().isMaya,
  'login-dialog': () => loginDialog.getState().isOpen,
  'social-return': () => isStored(places.socialChannel),
};

/** Optional: a failed import is ignored, because only operators need the report. */
const startHealthReport = () =>
  import(/* webpackChunkName: "health" */ './watch-release').then(
    ({ watchRelease }) => watchRelease(),
    () => undefined,
  );

/** Optional, too: the files come when they are needed. */
const startPrefetch = () =>
  import(/* webpackChunkName: "health" */ './prefetch-next').then(
    ({ prefetchNext }) => prefetchNext(),
    () => undefined,
  );

/**
 * After the first content: starts the health report and the record of good versions, loads the icons of the navigation,
 * then starts each remote whose condition holds, one after the other, and fetches the files of the page that is likely to
 * come next.
 */
export function startWhenIdle(): void {
  whenIdle(async () => {
    void startHealthReport();
    // A page without the navigation leads to one with it.
    void loadNavIcons();
    // The token in the address takes precedence over a remembered login.
    await tokenConfirmed();
    for (const remote of chosenRemotes()) {
      if (remote.start.some((condition) => holds[condition]())) await startRemote(remote);
    }
    await startPrefetch();
  });
}
