import { isAllowedAddress } from '@tessera/contract';
import { NativeFailure } from '@tessera/shell/environment';
import { failureText } from '@tessera/shell/notices';
import { type CallOptions, isUnreached, RequestError } from '@tessera/shell/request';
import { siteReady, trustedOrigins } from '@tessera/shell/site';
import { pause } from '../../common/pause';
import { isLaunchBlocked } from '../open-game';
import { type Opened, openAddress } from './open-address';

/** The time in ms that a game may take to replace the page (R9.9). */
const REDIRECT_LIMIT = 10_000;

/** How a launch ended with the member still on our page. A launch that replaces the page does not end. */
export type LaunchEnd =
  | { readonly kind: 'blocked' | 'timeout' | 'refused' | 'cancelled' | 'elsewhere' }
  /** `message` is the reason for the member; empty if it is unknown. */
  | { readonly kind: 'failed'; readonly message: string; readonly isUnreached: boolean }
  /** The browser opens the address only after a tap. */
  | { readonly kind: 'ready'; readonly address: string };

/** A game to launch. */
export interface Launch {
  /** Asks the gateway for the address of the game. @throws RequestError */
  ask(options: CallOptions & { readonly signal: AbortSignal }): Promise<{ gameUrl: string }>;
  /** Called once, when the address is known and allowed. */
  onStart(): void;
}

function endOf(thrown: unknown): LaunchEnd {
  if (thrown instanceof NativeFailure) return { kind: thrown.code === 'timeout' ? 'timeout' : 'cancelled' };
  if (!(thrown instanceof RequestError)) return { kind: 'failed', message: '', isUnreached: false };
  if (thrown.code === 'aborted') return { kind: 'cancelled' };
  // The call has its own limit of 10 s (R7.24).
  if (thrown.code === 'timeout') return { kind: 'timeout' };
  return { kind: 'failed', message: failureText(thrown), isUnreached: isUnreached(thrown) };
}

/** Asks for the address of a game, checks it, and opens it. Never throws. `signal` stops it at any point. */
export async function runLaunch({ ask, onStart }: Launch, signal: AbortSignal): Promise<LaunchEnd> {
  // Flags come with the status. If it fails, those of the last status apply.
  await siteReady().catch(() => undefined);
  if (signal.aborted) return { kind: 'cancelled' };
  if (isLaunchBlocked()) return { kind: 'blocked' };
  let opened: Opened | undefined;
  try {
    const { gameUrl } = await ask({ alert: false, signal });
    if (signal.aborted) return { kind: 'cancelled' };
    if (!isAllowedAddress(gameUrl, trustedOrigins('games'))) return { kind: 'refused' };
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
