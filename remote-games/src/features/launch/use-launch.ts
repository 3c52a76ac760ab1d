import { useText } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';
import { useReachedAgain } from '@tessera/shell/request';
import { useEffect, useEffectEvent, useState } from 'react';
import { openWindow } from './open-address';
import { type Launch, type LaunchEnd, runLaunch } from './run-launch';

/** The stage of a launch: opening, opened elsewhere, failed with a sentence, or waiting for a tap. */
export type LaunchStage =
  | { readonly kind: 'opening' | 'elsewhere' }
  | { readonly kind: 'fault'; readonly message: string; readonly isUnreached: boolean }
  | { readonly kind: 'ready'; open(): void };

export interface LaunchState {
  readonly stage: LaunchStage;
  retry(): void;
}

const opening: LaunchStage = { kind: 'opening' };

/**
 * Launches a game once when the page opens, and once more for each `retry`. A launch that did not reach the gateway is
 * repeated when the gateway is reached again.
 * @param launch absent if the address of the page names no game
 * @param back leaves the page; called after a dialog that ends the launch
 */
export function useLaunch(launch: Launch | undefined, back: () => void): LaunchState {
  const text = useText('games');
  const [attempt, setAttempt] = useState(0);
  const [stage, setStage] = useState(opening);
  const fail = (message: string, isUnreached = false) => setStage({ kind: 'fault', message, isUnreached });
  const alertAndGoBack = async (message: string) => {
    await alert({ message, confirmLabel: text('confirm') });
    back();
  };

  const settle = useEffectEvent(async (end: LaunchEnd) => {
    if (end.kind === 'blocked') return alertAndGoBack(text('label_start_game_error'));
    if (end.kind === 'timeout') return alertAndGoBack(text('timeout_retry_please'));
    if (end.kind === 'refused') fail(text('launch_refused'));
    if (end.kind === 'failed') fail(end.message || text('launch_failed'), end.isUnreached);
    if (end.kind === 'cancelled') fail(text('launch_failed'));
    if (end.kind === 'elsewhere') setStage({ kind: 'elsewhere' });
    if (end.kind === 'ready') {
      const open = () => openWindow(end.address) === 'elsewhere' && setStage({ kind: 'elsewhere' });
      setStage({ kind: 'ready', open });
    }
  });

  const run = useEffectEvent(async (signal: AbortSignal) => {
    if (!launch) return fail(text('launch_unknown'));
    const end = await runLaunch(launch, signal);
    if (!signal.aborted) await settle(end);
  });

  useEffect(() => {
    if (attempt > 0) setStage(opening);
    const controller = new AbortController();
    // Waits one tick: React's strict mode mounts twice and cancels the first timer, so the game is launched only once.
    const timer = setTimeout(() => void run(controller.signal), 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [attempt]);

  const retry = () => setAttempt(attempt + 1);
  useReachedAgain(stage.kind === 'fault' && stage.isUnreached, retry);
  return { stage, retry };
}
