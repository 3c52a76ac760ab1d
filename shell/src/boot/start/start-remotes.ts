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

/**
 * After the first content: starts the health report and the record of good versions, then each remote whose condition
 * holds, one after the other.
 */
export function startWhenIdle(): void {
  whenIdle(async () => {
    void startHealthReport();
    // The token in the address takes precedence over a remembered login.
    await tokenConfirmed();
    for (const remote of chosenRemotes()) {
      if (remote.start.some((condition) => holds[condition]())) await startRemote(remote);
    }
  });
}
