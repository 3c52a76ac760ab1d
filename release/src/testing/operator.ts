import { Readable } from 'node:stream';
import { run } from '../cli';

/** The output and exit code of a command line. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * @param env variables of the environment, besides that of the store
 * @param onError receives error messages when they are printed
 * @returns a function that runs command lines of `release` on a store with these answers to questions, without a terminal
 */
export const operator =
  (
    store: string,
    signal = new AbortController().signal,
    env: Readonly<Record<string, string>> = {},
    onError: (text: string) => void = () => undefined,
  ) =>
  async (line: string, answers: readonly string[] = []): Promise<Ran> => {
    let [out, err] = ['', ''];
    const code = await run(line.split(' ').filter(Boolean), {
      in: Readable.from(answers.map((answer) => `${answer}\n`)),
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
        onError(text);
      },
      terminal: undefined,
      env: { ...env, TESSERA_STORE: store },
      signal,
    });
    return { code, out, err };
  };
