import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io';

/** The progress of a long operation. */
interface Progress {
  /** Adds one. Updates the total if it is given. */
  tick(total?: number): void;
  stop(): void;
}

/** Shows a progress bar on a terminal. Does nothing without a terminal. */
export function progress({ terminal }: Io, label: string, total: number): Progress {
  if (!terminal) return { tick: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    {
      format: `${label} {bar} {value}/{total} · {duration_formatted}`,
      stream: terminal,
      hideCursor: true,
      clearOnComplete: true,
      stopOnComplete: false,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    tick: (newTotal) => {
      if (newTotal !== undefined) bar.setTotal(newTotal);
      bar.increment();
    },
    stop: () => bar.stop(),
  };
}
