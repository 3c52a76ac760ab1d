// @full: installs and builds the workspace a second time, about five minutes.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWorkspace, pieces } from '../workspace';
import { buildPieces } from './build-pieces';

/** The longest time for an installation and the builds, in milliseconds. */
const LONG = 900_000;

/** The files of the workspace that git has, or would add. */
const sources = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inWorkspace(),
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && existsSync(inWorkspace(file)));

/** Another machine: a folder with a name of another length and script, another time zone and another language. */
const elsewhere = mkdtempSync(path.join(tmpdir(), 'tessera-'));
const copy = path.join(elsewhere, '100% 家 of (some) [one] & co', 'workspace');
const env = {
  ...process.env,
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};

function run(command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${stdout}${stderr}`);
}

/** The source map of an entry contains the file by which the federation plugin starts, with paths of the machine. */
const MAP_OF_ENTRY = /^(main\.\w+|remoteEntry)\.js\.map$/;

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * The hash of each file of a build. Source maps are not published, but they name the hashes that the build had before
 * it was minified: if these are different, the minifier can choose other names, by chance.
 */
const hashesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => !MAP_OF_ENTRY.test(file))
      .map((file) => [file, hashOf(path.join(folder, file))]),
  );

beforeAll(async () => {
  await buildPieces(() => undefined);
  for (const file of sources()) cpSync(inWorkspace(file), path.join(copy, file));
  run(inWorkspace('node_modules/.bin/pnpm'), 'install', '--frozen-lockfile', '--prefer-offline');
  run(path.join(copy, 'node_modules/.bin/tsx'), 'scripts/build.ts', '--only', pieces.join(','));
}, LONG);
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

test('a clone has the line endings of the repository where git is set to write those of Windows', () => {
  const clone = path.join(elsewhere, 'clone');
  execFileSync('git', ['clone', '--quiet', '-c', 'core.autocrlf=true', inWorkspace(), clone]);
  const texts = execFileSync('git', ['ls-files', '--eol'], { cwd: clone, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('i/lf'));
  expect(texts).toContainEqual(expect.stringMatching(/package\.json$/));
  expect(texts.filter((line) => !/^i\/lf +w\/lf /.test(line))).toEqual([]);
});

test.each(pieces)('%s has the same bytes when another machine builds it', (piece) => {
  expect(hashesOf(path.join(copy, piece, 'dist'))).toEqual(hashesOf(inWorkspace(piece, 'dist')));
});
