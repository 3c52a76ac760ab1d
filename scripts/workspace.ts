import path from 'node:path';

/** The folder that everything stands in. */
export const workspace = path.resolve(import.meta.dirname, '..');

export const remoteNames = ['auth', 'games', 'member', 'growth'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** The folders that webpack builds: the shell first, since it takes longest. */
export const pieces = ['shell', ...remoteNames.map((name) => `remote-${name}`)] as const;

export const inWorkspace = (...parts: string[]): string => path.join(workspace, ...parts);
