import { isAllowedAddress } from '@tessera/contract';
import { NativeFailure } from '@tessera/shell/environment';
import { failureText } from '@tessera/shell/notices';
import { type CallOptions, RequestError } from '@tessera/shell/request';
import { currentSite, siteReady } from '@tessera/shell/site';
import { isLaunchBlocked } from '../open-game/launch-blocked';
import { type Opened, openAddress } from './open-address';
import { pause } from '../../common/pause';

/** How long a game may take to replace the page, in ms (R9.9). */
export const REDIRECT_LIMIT = 10_000;

/** How a launch ended that left us on our own page; one that took the page's place never ends. */
export type LaunchEnd =
  | { readonly kind: 'blocked' | 'timeout' | 'refused' | 'cancelled' | 'elsewhere' }
  /** `message` says why, for the member; empty when that is not known. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The browser wants a tap before it opens the address. */
  | { readonly kind: 'ready'; readonly address: string };

/** What is launched. */
export interface Launch {
  /** Asks the gateway for the address. @throws RequestError */
  ask(options: CallOptions & { readonly signal: AbortSignal }): Promise<{ gameUrl: string }>;
  /** Called once, when the game has an address that we go to. */
  onStart(): void;
}

function endOf(thrown: unknown): LaunchEnd {
  if (thrown instanceof NativeFailure) return { kind: thrown.code === 'timeout' ? 'timeout' : 'cancelled' };
  if (!(thrown instanceof RequestError)) return { kind: 'failed', message: '' };
  if (thrown.code === 'aborted') return { kind: 'cancelled' };
  // The call has a limit of 10 s of its own (R7.24).
  if (thrown.code === 'timeout') return { kind: 'timeout' };
  return { kind: 'failed', message: failureText(thrown) };
}

/** Asks for a game's address, checks it, and goes there. Never throws; `signal` stops it at any point. */
export async function runLaunch({ ask, onStart }: Launch, signal: AbortSignal): Promise<LaunchEnd> {
  // Flags and game hosts come with the status; when that fails, what the last one said must do.
  await siteReady().catch(() => undefined);
  if (signal.aborted) return { kind: 'cancelled' };
  if (isLaunchBlocked()) return { kind: 'blocked' };
  let opened: Opened | undefined;
  try {
    const { gameUrl } = await ask({ alert: false, signal });
    if (signal.aborted) return { kind: 'cancelled' };
    if (!isAllowedAddress(gameUrl, currentSite().gameHosts)) return { kind: 'refused' };
    onStart();
    opened = await Promise.race([openAddress(gameUrl), pause(REDIRECT_LIMIT, signal)]);
    if (opened === 'elsewhere') return { kind: 'elsewhere' };
    if (opened === 'blocked') return { kind: 'ready', address: gameUrl };
  } catch (thrown) {
    return endOf(thrown);
  }
  if (opened === 'leaving') await pause(REDIRECT_LIMIT, signal);
  return { kind: signal.aborted ? 'cancelled' : 'timeout' };
}
