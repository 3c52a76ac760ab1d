import { run } from '../cli/run';

/** What a command line printed, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs command lines of `release` on one store, as an operator does whose output goes to a file. */
export const operator =
  (store: string, signal = new AbortController().signal) =>
  async (line: string): Promise<Ran> => {
    let [out, err] = ['', ''];
    const code = await run(line.split(' ').filter(Boolean), {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      terminal: undefined,
      env: { TESSERA_STORE: store },
      signal,
    });
    return { code, out, err };
  };
