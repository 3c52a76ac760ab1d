import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why a remote was not created. */
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
  /** Also the name of its path, `/m/<name>`, and of the namespace of its texts. */
  readonly name: string;
  /** The folder in which `remote-<name>` is created. */
  readonly workspace: string;
  /** The version of the shell that it is written for. */
  readonly shell: string;
}

const template = path.join(import.meta.dirname, 'template');
const ENDING = '.template';
/** At most 30 characters, because longer names do not fit into the output for operators. */
const NAME = /^(?=.{2,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Names of the shell's pages and of the store's folders. */
const reserved = new Set(['shell', 'remote', 'remotes', 'releases', 'dev', 'login', 'register', 'home']);

/** @throws CreateRemoteError for an invalid or existing name */
function check({ name, workspace }: NewRemote): void {
  if (!NAME.test(name) || reserved.has(name)) {
    throw new CreateRemoteError(
      'name-invalid',
      `"${name}" cannot be the name of a remote. Use lower-case letters, digits and single dashes, for example bonus or daily-quiz.`,
    );
  }
  if (existsSync(path.join(workspace, `remote-${name}`))) {
    throw new CreateRemoteError('name-taken', `remote-${name} already exists. Choose another name.`);
  }
}

/**
 * Creates the folder of a new remote that builds, passes its tests and shows a page at `/m/<name>`. Writes to a
 * temporary folder first, so that an interrupted run leaves no incomplete remote.
 * @returns the path of the folder
 * @throws CreateRemoteError
 */
export function createRemote(remote: NewRemote): string {
  check(remote);
  const { name, workspace, shell } = remote;
  const dir = path.join(workspace, `remote-${name}`);
  const temporary = path.join(workspace, `.remote-${name}`);
  rmSync(temporary, { recursive: true, force: true });
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(ENDING)) continue;
    const text = readFileSync(path.join(template, file), 'utf8');
    const target = path.join(temporary, file.slice(0, -ENDING.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll('__name__', name).replaceAll('__shell__', shell));
  }
  renameSync(temporary, dir);
  return dir;
}
