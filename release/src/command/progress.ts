import { Presets, SingleBar } from 'cli-progress';
import type { Io } from './io';

/** Something long that is under way. */
export interface Progress {
  /** One more is done; the total may be known only now. */
  tick(total?: number): void;
  stop(): void;
}

/** A bar on a terminal; nothing when the output goes elsewhere. */
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
    tick: (known) => {
      if (known !== undefined) bar.setTotal(known);
      bar.increment();
    },
    stop: () => bar.stop(),
  };
}
