import { useLanguage, useText } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';
import { useMember } from '@tessera/shell/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { launchPayload } from './launch-payload';
import type { LaunchQuery } from './launch-query';
import { type LaunchEnd, runLaunch } from './run-launch';

/** Ends that the member is told of in a dialog, and then led back (R8.28, R8.29). */
const told: Partial<Record<LaunchEnd['kind'], string>> = {
  blocked: 'label_start_game_error',
  timeout: 'timeout_retry_please',
};

export interface LaunchState {
  /** What the screen says when the game could not be opened. */
  readonly fault: string | undefined;
  retry(): void;
}

/** Launches a game once for each time that the page opens or `retry` is called; `back` is called when it must end. */
export function useLaunch(
  query: LaunchQuery | undefined,
  title: string | undefined,
  back: () => void,
): LaunchState {
  const text = useText('games');
  const language = useLanguage();
  const labelName = useMember().info?.clubLabel?.labelName;
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<string>();

  const run = useEffectEvent(async (signal: AbortSignal) => {
    if (!query) return setFault(text('launch_unknown'));
    const payload = launchPayload(query, { language, origin: location.origin, title, labelName });
    const end = await runLaunch(payload, signal);
    if (!signal.aborted) await settle(end);
  });

  const settle = useEffectEvent(async (end: LaunchEnd) => {
    const message = told[end.kind];
    if (message !== undefined) {
      await alert({ message: text(message), confirmLabel: text('confirm') });
      return back();
    }
    if (end.kind === 'refused') setFault(text('launch_refused'));
    if (end.kind === 'failed') setFault(end.message || text('launch_failed'));
  });

  useEffect(() => {
    const controller = new AbortController();
    // A tick later: a strict re-mount ends this effect before that, and the game is launched only once.
    const timer = setTimeout(() => void run(controller.signal), 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [attempt]);

  const retry = () => {
    setFault(undefined);
    setAttempt(attempt + 1);
  };
  return { fault, retry };
}
