import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = v.object({ version: v.string() });

/** The version of a package, and its next minor one. */
export interface Versions {
  readonly now: string;
  readonly next: string;
}

export function versionsOf(folder: string): Versions {
  const { version: now } = v.parse(
    manifest,
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
  );
  const [major = 0, minor = 0] = now.split('.').map(Number);
  return { now, next: `${major}.${minor + 1}.0` };
}
