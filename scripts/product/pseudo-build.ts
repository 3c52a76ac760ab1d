import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogOf } from '../i18n/pieces';
import { pseudoCatalog } from '../i18n/pseudo';
import { inWorkspace } from '../workspace';
import { hashOf } from './changed-build';

/** How webpack writes a catalog into a script. */
const CATALOG = /JSON\.parse\('(?:[^'\\]|\\.)*'\)/s;

/**
 * A copy of a build in which the pseudo-language has the place of some languages. The integrity hashes fit, so that a
 * product serves it like any other build.
 * @param codes Languages whose places it takes; each gives its direction and its plural forms
 * @returns the folder of the copy
 * @throws Error if a script of a catalog has another form than expected
 */
export function pseudoBuild(piece: string, codes: readonly string[]): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-pseudo-'));
  cpSync(inWorkspace(piece, 'dist'), dir, { recursive: true });
  const description = ['shell.json', 'remote.json']
    .map((name) => path.join(dir, name))
    .find((file) => existsSync(file));
  if (description === undefined) throw new Error(`${piece} has no build`);
  const build = JSON.parse(readFileSync(description, 'utf8'));
  const name = piece.replace(/^remote-/, '');
  const english = catalogOf(name, 'EN');
  for (const code of codes) {
    const texts = JSON.stringify(JSON.stringify(pseudoCatalog(name, english, code)));
    for (const file of build.catalogs[code]) {
      const place = path.join(dir, file);
      const script = readFileSync(place, 'utf8');
      if (!CATALOG.test(script)) throw new Error(`${file} of ${piece} contains no catalog`);
      // A function, because a text may contain `$&`.
      const spoken = script.replace(CATALOG, () => `JSON.parse(${texts})`);
      writeFileSync(place, spoken);
      build.integrity[file] = hashOf(readFileSync(place));
    }
  }
  // They speak the language whose place is taken. Without them the page comes as ever.
  writeFileSync(description, JSON.stringify({ ...build, ...(build.views && { views: [] }) }));
  return dir;
}
