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
  let before: ReadonlyMap<string, string> = new Map();
  return (faults: readonly PartFault[]): void => {
    const now = new Map(faults.map(({ part, fault }) => [part, messageOf(fault)]));
    const fresh = [...now].filter(([part, message]) => before.get(part) !== message);
    for (const [part, message] of fresh.slice(0, MAX_LINES)) say(`${part}: ${message}`);
    if (fresh.length > 0 || now.size !== before.size) say(`Faults now: ${now.size}.`);
    before = now;
  };
}
