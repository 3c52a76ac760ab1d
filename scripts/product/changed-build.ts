import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace';

/** Hash of a file, as a build's description has it. */
export const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export interface Changes {
  /** Version of the build; the built one by default. */
  readonly version?: string;
  /** Range of shells that it says it needs. */
  readonly shell?: string;
  /** Script that runs at the end of the entry. */
  readonly ending?: string;
}

/** A copy of a built remote with other bytes, as its next version would have; gives its folder. */
export function changedBuild(
  piece: string,
  { version, shell, ending = `// ${Date.now()}` }: Changes = {},
): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-build-'));
  cpSync(inWorkspace(piece, 'dist'), dir, { recursive: true });
  const description = path.join(dir, 'remote.json');
  const build = JSON.parse(readFileSync(description, 'utf8'));
  const entry = path.join(dir, build.entry);
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\n${ending}\n`);
  build.integrity[build.entry] = hashOf(readFileSync(entry));
  writeFileSync(
    description,
    JSON.stringify({ ...build, ...(version && { version }), ...(shell && { shell }) }),
  );
  return dir;
}
