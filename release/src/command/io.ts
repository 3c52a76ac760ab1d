/** What a command talks to: the process, or a test. */
export interface Io {
  /** Results. */
  readonly out: (text: string) => void;
  /** Everything that is said beside them. */
  readonly err: (text: string) => void;
  /** Where progress may be drawn; undefined when nobody watches. */
  readonly terminal: NodeJS.WriteStream | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the operator wants to stop. */
  readonly signal: AbortSignal;
}

/** How a command ended. Scripts depend on them: docs/operations.md lists them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  partly: 4,
  problems: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
