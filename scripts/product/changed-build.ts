import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace';

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A copy of a built remote that does the same and has other bytes, as its next version would; gives its folder. */
export function changedBuild(piece: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'tessera-build-'));
  cpSync(inWorkspace(piece, 'dist'), dir, { recursive: true });
  const description = path.join(dir, 'remote.json');
  const build = JSON.parse(readFileSync(description, 'utf8'));
  const entry = path.join(dir, build.entry);
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\n// ${Date.now()}\n`);
  build.integrity[build.entry] = hashOf(readFileSync(entry));
  writeFileSync(description, JSON.stringify(build));
  return dir;
}
