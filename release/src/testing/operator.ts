import { run } from '../cli';

/** The output and exit code of a command line. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** @returns a function that runs command lines of `release` on a store, without a terminal */
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
