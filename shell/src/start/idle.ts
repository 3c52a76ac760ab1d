import type { StartCondition } from '@tessera/remote';
import { environment } from '../environment';
import { areaOf } from '../environment/storage/area';
import { chosenRemotes } from '../federation/remotes';
import { startRemote } from '../federation/started';
import { currentSession } from '../session';

/** Calls back when the page has painted and has nothing better to do. */
function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(work, { timeout: 3_000 })
      : setTimeout(work, 200);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Whether each condition, under which a remote starts without a page of its own, holds now. */
const holds: Readonly<Record<StartCondition, () => boolean>> = {
  idle: () => true,
  'remembered-login': () => !currentSession() && areaOf('local').getItem('tessera:remembered-login') !== null,
  'line-return': () => /[?&]code=/.test(location.search) && /[?&]state=/.test(location.search),
  'telegram-launch': () => environment().isTelegram,
};

/** After the first content: starts the remotes whose condition holds, one of them after the other. */
export function startWhenIdle(): void {
  whenIdle(async () => {
    for (const remote of chosenRemotes()) {
      if (remote.start.some((condition) => holds[condition]())) await startRemote(remote);
    }
  });
}
