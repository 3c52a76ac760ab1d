import { messageOf } from './fault';

/** A fault that costs a part of the work, by the name of that part: a merchant, or an option of the command line. */
export interface PartFault {
  readonly part: string;
  readonly fault: unknown;
}

/** Faults to print at once. The number says how many more there are. */
const MAX_LINES = 20;

/**
 * Reports the faults of work that is repeated.
 * @returns a function that takes all faults of a repetition. It says each one once for as long as it stays the same, and
 * their number when it changes
 */
export function faultReport(say: (line: string) => void) {
  let before: ReadonlySet<string> = new Set();
  return (faults: readonly PartFault[]): void => {
    const now = new Set(faults.map(({ part, fault }) => `${part}: ${messageOf(fault)}`));
    const fresh = [...now].filter((line) => !before.has(line));
    for (const line of fresh.slice(0, MAX_LINES)) say(line);
    if (fresh.length > 0 || now.size !== before.size) say(`Faults now: ${now.size}.`);
    before = now;
  };
}
