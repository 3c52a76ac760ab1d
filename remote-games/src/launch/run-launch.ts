import { isAllowedAddress, type LaunchGameRequest, launchGame } from '@tessera/contract';
import { call, RequestError } from '@tessera/shell/request';
import { currentSite, siteReady } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';

import { isLaunchBlocked } from './launch-blocked';
import { leave } from './leave';
import { pause } from './pause';

/** How long a game may take to replace the page, in ms (R9.9). */
export const REDIRECT_LIMIT = 10_000;

/** How a launch ended that left us on our own page; one that worked never ends. */
export type LaunchEnd =
  | { readonly kind: 'blocked' | 'timeout' | 'refused' | 'cancelled' }
  /** `message` is the gateway's own sentence, empty when it gave none. */
  | { readonly kind: 'failed'; readonly message: string };

function endOf(thrown: unknown): LaunchEnd {
  if (!(thrown instanceof RequestError)) return { kind: 'failed', message: '' };
  if (thrown.code === 'aborted') return { kind: 'cancelled' };
  // The call has a limit of 10 s of its own (R7.24).
  if (thrown.code === 'timeout') return { kind: 'timeout' };
  return { kind: 'failed', message: thrown.code === 'gateway' ? thrown.message : '' };
}

/** Asks for a game's address, checks it, and goes there. Never throws; `signal` stops it at any point. */
export async function runLaunch(payload: LaunchGameRequest, signal: AbortSignal): Promise<LaunchEnd> {
  // Flags and game hosts come with the status; when that fails, what the last one said must do.
  await siteReady().catch(() => undefined);
  if (signal.aborted) return { kind: 'cancelled' };
  if (isLaunchBlocked()) return { kind: 'blocked' };
  try {
    const { gameUrl } = await call(launchGame, payload, { alert: false, signal });
    if (signal.aborted) return { kind: 'cancelled' };
    if (!isAllowedAddress(gameUrl, currentSite().gameHosts)) return { kind: 'refused' };
    track('gameLaunch', { vendor: payload.vendor, gameCode: payload.gameCode, title: payload.title });
    leave(gameUrl);
  } catch (thrown) {
    return endOf(thrown);
  }
  await pause(REDIRECT_LIMIT, signal);
  return { kind: signal.aborted ? 'cancelled' : 'timeout' };
}
