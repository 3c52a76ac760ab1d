import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders of a shell and a remote of one version. */
interface MadeBuilds {
  readonly version: string;
  readonly shell: string;
  readonly games: string;
}

/** A script of about this size that compresses like code. */
const script = (name: string, size: number): string =>
  `globalThis.made=${JSON.stringify(name)};/*${randomBytes(size / 4).toString('hex')}*/`;

function writeBuild(description: string, build: object, files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-load-'));
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      `sha384-${createHash('sha384').update(text).digest('base64')}`,
    ]),
  );
  mkdirSync(dir, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
  writeFileSync(path.join(dir, description), JSON.stringify({ ...build, integrity, catalogs: {} }));
  return dir;
}

/**
 * Makes builds of about the sizes of the real ones. Made, so that a load does not wait for webpack, and that shell and
 * remote of one version know each other: a page with both versions is mixed.
 */
export const makeBuilds = (version: string): MadeBuilds => ({
  version,
  shell: writeBuild(
    'shell.json',
    { version, main: { scripts: ['main.js'], styles: ['main.css'] }, early: 'early.js' },
    {
      'main.js': script(`shell ${version}`, 400_000),
      'early.js': script(`early ${version}`, 20_000),
      'sw.js': script(`worker ${version}`, 20_000),
      'main.css': `:root{--color-bg:var(--dark, #080e20) var(--light, #eff2fa)}/*${version}*/`,
    },
  ),
  games: writeBuild(
    'remote.json',
    {
      name: 'games',
      version,
      shell: '^1.0.0',
      routes: [{ path: '/m/home', chunk: 'home' }],
      entry: 'remoteEntry.js',
      chunks: { home: ['home.js'] },
    },
    { 'remoteEntry.js': script(`games ${version}`, 60_000), 'home.js': script(`home ${version}`, 60_000) },
  ),
});
