import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why no remote was made. */
export type CreateFault = 'name-invalid' | 'name-taken' | 'path-taken';

export class CreateRemoteError extends Error {
  override readonly name = 'CreateRemoteError';
  constructor(
    readonly code: CreateFault,
    message: string,
  ) {
    super(message);
  }
}

export interface NewRemote {
  /** Its name, which is that of its path and of its texts too. */
  readonly name: string;
  /** Folder that gets `remote-<name>`. */
  readonly workspace: string;
  /** Version of the shell that it is written for. */
  readonly shell: string;
}

const template = path.join(import.meta.dirname, 'template');
const ENDING = '.template';
/** Longer ones do not fit where operators read them. */
const NAME = /^(?=.{2,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The shell's own pages and folders of the store. */
const taken = new Set(['shell', 'remote', 'remotes', 'releases', 'dev', 'login', 'register', 'home']);

/** @throws CreateRemoteError for a name that cannot be one, or that something has */
function check({ name, workspace }: NewRemote): void {
  if (!NAME.test(name) || taken.has(name)) {
    throw new CreateRemoteError(
      'name-invalid',
      `"${name}" cannot be the name of a remote. Use lower-case letters, digits and single dashes, such as bonus or daily-quiz.`,
    );
  }
  if (existsSync(path.join(workspace, `remote-${name}`))) {
    throw new CreateRemoteError('name-taken', `remote-${name} is there already. Choose another name.`);
  }
}

/**
 * Makes the folder of a new remote that builds, tests and shows a page at `/m/<name>`, whole or not at all.
 * Gives the folder.
 * @throws CreateRemoteError
 */
export function createRemote(remote: NewRemote): string {
  check(remote);
  const { name, workspace, shell } = remote;
  const dir = path.join(workspace, `remote-${name}`);
  const half = path.join(workspace, `.remote-${name}`);
  rmSync(half, { recursive: true, force: true });
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(ENDING)) continue;
    const text = readFileSync(path.join(template, file), 'utf8');
    const target = path.join(half, file.slice(0, -ENDING.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll('__name__', name).replaceAll('__shell__', shell));
  }
  renameSync(half, dir);
  return dir;
}
