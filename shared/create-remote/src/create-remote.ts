import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kit } from './kit';

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

export interface NewRepository extends Omit<NewRemote, 'shell'> {
  readonly kit: Kit;
  /** The registry that has the kit, if it is not the one that npm uses for everything. */
  readonly registry?: string | undefined;
}

type Replace = (text: string) => string;

const templates = path.resolve(import.meta.dirname, '../template');
const ENDING = '.template';
/** At most 30 characters, because longer names do not fit into the output for operators. */
const NAME = /^(?=.{2,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Names of the shell's pages and of the store's folders. */
const reserved = new Set(['shell', 'remote', 'remotes', 'releases', 'dev', 'login', 'register', 'home']);

/** @throws CreateRemoteError for an invalid or existing name */
function check({ name, workspace }: Pick<NewRemote, 'name' | 'workspace'>): void {
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

function writeTemplate(template: string, target: string, replace: Replace): void {
  const from = path.join(templates, template);
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(ENDING)) continue;
    const to = path.join(target, file.slice(0, -ENDING.length));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, replace(readFileSync(path.join(from, file), 'utf8')));
  }
}

/** Writes to a temporary folder first, so that an interrupted run leaves no incomplete remote. */
function create(
  { name, workspace }: Pick<NewRemote, 'name' | 'workspace'>,
  write: (folder: string) => void,
): string {
  check({ name, workspace });
  const dir = path.join(workspace, `remote-${name}`);
  const temporary = path.join(workspace, `.remote-${name}`);
  rmSync(temporary, { recursive: true, force: true });
  write(temporary);
  renameSync(temporary, dir);
  return dir;
}

const named =
  (name: string, shell: string): Replace =>
  (text) =>
    text
      .replaceAll('__name__', name)
      // As the formatter writes it.
      .replaceAll('__key__', name.includes('-') ? `'${name}'` : name)
      .replaceAll('__shell__', shell);

/**
 * Creates the folder of a new remote that builds, passes its tests and shows a page at `/m/<name>`.
 * @returns the path of the folder
 * @throws CreateRemoteError
 */
export const createRemote = (remote: NewRemote): string =>
  create(remote, (folder) => {
    const replace = named(remote.name, remote.shell);
    for (const template of ['remote', 'workspace']) writeTemplate(template, folder, replace);
  });

/**
 * Creates a remote in a repository of its own: the same remote, with exact versions of the kit and the tools, settings
 * of compiler and linter, and a workflow.
 * @returns the path of the folder
 * @throws CreateRemoteError
 */
export const createRepository = ({ kit, registry, ...remote }: NewRepository): string =>
  create(remote, (folder) => {
    const versions = { ...kit.packages, ...kit.others };
    const pinned = named(remote.name, kit.packages['@tessera/shell'] ?? '');
    const replace: Replace = (text) =>
      pinned(text).replaceAll(/__version (\S+)__/g, (_, name: string) => {
        const version = versions[name];
        if (version === undefined) throw new Error(`The kit names no version of ${name}`);
        return version;
      });
    for (const template of ['remote', 'repository']) writeTemplate(template, folder, replace);
    if (registry !== undefined) writeFileSync(path.join(folder, '.npmrc'), `@tessera:registry=${registry}\n`);
  });
