import { createInterface } from 'node:readline';
import { ReleaseError } from '../release-error';

/** A conversation with the operator, on a terminal or over a pipe. */
export interface Dialog {
  say(text: string): void;
  /**
   * @returns the next line that the operator writes, without spaces around it
   * @throws ReleaseError `answers-missing` after the last line
   */
  ask(question: string): Promise<string>;
  close(): void;
}

interface Streams {
  readonly in: NodeJS.ReadableStream;
  readonly err: (text: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Opens a dialog. Questions go to standard error, because standard output is for results. Reads whole lines and not keys:
 * `readline.question` would lose lines of a pipe that arrive before their question.
 */
export function openDialog({ in: input, err, signal }: Streams): Dialog {
  const reader = createInterface({ input, terminal: false, signal });
  const lines = reader[Symbol.asyncIterator]();
  return {
    say: (text) => err(`${text}\n`),
    ask: async (question) => {
      err(`${question} `);
      const { done, value } = await lines.next();
      if (!done) return value.trim();
      err('\n');
      throw new ReleaseError('answers-missing', `There is no answer to "${question}".`);
    },
    close: () => reader.close(),
  };
}
