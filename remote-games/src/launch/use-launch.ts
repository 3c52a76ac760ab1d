import { type TextKey, useText } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';
import { useEffect, useEffectEvent, useState } from 'react';
import { openWindow } from './open-address';
import { type Launch, type LaunchEnd, runLaunch } from './run-launch';

/** Ends that the member is told of in a dialog, and then led back (R8.28, R8.29). */
const told: Partial<Record<LaunchEnd['kind'], TextKey<'games'>>> = {
  blocked: 'label_start_game_error',
  timeout: 'timeout_retry_please',
};

/** Where a launch is: on its way, failed with a sentence, in a window of its own, or waiting for a tap. */
export type LaunchStage =
  | { readonly kind: 'opening' | 'elsewhere' }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'ready'; open(): void };

export interface LaunchState {
  readonly stage: LaunchStage;
  retry(): void;
}

const opening: LaunchStage = { kind: 'opening' };

/** Launches once for each time that the page opens or `retry` is called; `back` is called when it must end. */
export function useLaunch(launch: Launch | undefined, back: () => void): LaunchState {
  const text = useText('games');
  const [attempt, setAttempt] = useState(0);
  const [stage, setStage] = useState(opening);
  const fail = (message: string) => setStage({ kind: 'fault', message });

  const settle = useEffectEvent(async (end: LaunchEnd) => {
    const message = told[end.kind];
    if (message !== undefined) {
      await alert({ message: text(message), confirmLabel: text('confirm') });
      return back();
    }
    if (end.kind === 'refused') fail(text('launch_refused'));
    if (end.kind === 'failed') fail(end.message || text('launch_failed'));
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
    // A tick later: a strict re-mount ends this effect before that, and the game is launched only once.
    const timer = setTimeout(() => void run(controller.signal), 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [attempt]);

  return { stage, retry: () => setAttempt(attempt + 1) };
}
