import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { hashOf } from '../product/changed-build';
import { inWorkspace } from '../workspace';

interface Description {
  readonly version: string;
  readonly main: { readonly scripts: readonly string[] };
  readonly integrity: Readonly<Record<string, string>>;
  readonly provides: Readonly<Record<string, string>>;
  readonly face: Readonly<Record<string, readonly string[]>>;
}

/** Copies the build of the shell as another version. The code that shares modules with remotes contains the version. */
function shellAs(
  version: string,
  to: string,
  face: (built: Description['face']) => Description['face'],
): void {
  cpSync(inWorkspace('shell/dist'), to, { recursive: true });
  const file = path.join(to, 'shell.json');
  const built: Description = JSON.parse(readFileSync(file, 'utf8'));
  const integrity = { ...built.integrity };
  const rewrite = (name: string, change: (text: string) => string) => {
    writeFileSync(path.join(to, name), change(readFileSync(path.join(to, name), 'utf8')));
    if (integrity[name]) integrity[name] = hashOf(readFileSync(path.join(to, name)));
  };
  for (const script of built.main.scripts) {
    rewrite(script, (text) => text.replaceAll(`"${built.version}"`, `"${version}"`));
    // The service worker checks what it stores ahead.
    rewrite('sw.js', (text) =>
      text.replaceAll(built.integrity[script] ?? script, integrity[script] ?? script),
    );
  }
  const provides = { ...built.provides, '@tessera/shell/': version };
  writeFileSync(
    file,
    JSON.stringify({ ...built, version, integrity, provides, face: face(built.face) }, null, 2),
  );
}

/**
 * Writes the next minor version of the shell into `<folder>/next`, and a later one that has lost a name of its public API
 * into `<folder>/lost`: `next-shells <folder> <subpath> <name>`.
 */
const [folder = '', subpath = '', lost = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(inWorkspace('shell/package.json'), 'utf8'));
const next = semver.inc(version, 'minor') ?? '';
shellAs(next, path.join(folder, 'next'), (face) => face);
shellAs(semver.inc(next, 'patch') ?? '', path.join(folder, 'lost'), (face) => ({
  ...face,
  [subpath]: face[subpath]?.filter((name) => name !== lost) ?? [],
}));
