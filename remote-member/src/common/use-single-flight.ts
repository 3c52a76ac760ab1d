import { useRef, useState } from 'react';

export interface SingleFlight {
  readonly busy: boolean;
  /**
   * Runs a task, or does nothing while another task runs.
   * @throws what the task throws
   */
  run(task: () => Promise<void>): Promise<void>;
}

/** Runs one task at a time, however often the member taps. */
export function useSingleFlight(): SingleFlight {
  const [busy, setBusy] = useState(false);
  // A ref, because state changes only with the next render: two taps in one frame would both find it free.
  const running = useRef(false);

  const run = async (task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
