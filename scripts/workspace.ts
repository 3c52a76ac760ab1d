import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder that everything stands in. */
export const workspace = path.resolve(import.meta.dirname, '..');

/** The folders that webpack builds: the shell first, since it takes longest, then every remote that there is. */
export const pieces: readonly string[] = [
  'shell',
  ...readdirSync(workspace)
    .filter((name) => name.startsWith('remote-'))
    .sort(),
];

export const inWorkspace = (...parts: string[]): string => path.join(workspace, ...parts);
