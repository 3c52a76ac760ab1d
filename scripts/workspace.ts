import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '..');

/** The folders that webpack builds: the shell first, because it takes longest, then every remote. */
export const pieces: readonly string[] = [
  'shell',
  ...readdirSync(workspace)
    .filter((name) => name.startsWith('remote-'))
    .sort(),
];

export const inWorkspace = (...parts: string[]): string => path.join(workspace, ...parts);
