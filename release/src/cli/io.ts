/** Input and output of the command line: those of the process, or of a test. */
export interface Io {
  /** Answers to questions, or the entries of a log, a line each. */
  readonly in: NodeJS.ReadableStream;
  /** Writes results. */
  readonly out: (text: string) => void;
  /** Writes errors and notes. */
  readonly err: (text: string) => void;
  /** Terminal for progress bars; undefined if the output is not a terminal. */
  readonly terminal: NodeJS.WriteStream | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the operator stops the command. */
  readonly signal: AbortSignal;
}

/** Exit codes. Scripts depend on them; docs/operations.md describes them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  partly: 4,
  problems: 5,
  unjudged: 6,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
