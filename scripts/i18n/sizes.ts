import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@tessera/i18n';
import { array, object, parse, record, string } from 'valibot';
import { inWorkspace } from '../workspace';

const description = object({ catalogs: record(string(), array(string())) });

/** The pieces whose texts a first visit needs before its content, by page. */
const firstVisits = {
  '/m/home': ['shell', 'remote-games'],
  '/m/login': ['shell', 'remote-auth'],
} as const;

/** Bytes, compressed with brotli. */
interface TextSizes {
  readonly code: string;
  readonly name: string;
  readonly home: number;
  readonly login: number;
  /** All pieces. */
  readonly all: number;
}

/** @returns the files of a build with the texts of a language */
export function catalogFiles(piece: string, code: string): readonly string[] {
  const dist = inWorkspace(piece, 'dist');
  const file = path.join(dist, piece === 'shell' ? 'shell.json' : 'remote.json');
  const { catalogs } = parse(description, JSON.parse(readFileSync(file, 'utf8')));
  return (catalogs[code] ?? []).map((name) => path.join(dist, name));
}

const bytesOf = (pieces: readonly string[], code: string): number =>
  pieces
    .flatMap((piece) => catalogFiles(piece, code))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

/** Reads from the builds of some pieces what the texts of each language weigh. */
export const textSizes = (pieces: readonly string[]): readonly TextSizes[] =>
  languages.map(({ code, name }) => ({
    code,
    name,
    home: bytesOf(firstVisits['/m/home'], code),
    login: bytesOf(firstVisits['/m/login'], code),
    all: bytesOf(pieces, code),
  }));

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The sizes as a Markdown table, in kB. */
export const sizeTable = (sizes: readonly TextSizes[]): string =>
  [
    '| Language | `/m/home` | `/m/login` | All pages |',
    '| --- | ---: | ---: | ---: |',
    ...sizes.map(
      ({ code, name, home, login, all }) => `| ${code} ${name} | ${kB(home)} | ${kB(login)} | ${kB(all)} |`,
    ),
  ].join('\n');
