import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Comparison } from './comparison';

/** A remote whose code is part of a monolith. */
interface BundledRemote {
  readonly name: string;
  /** Its folder of sources. */
  readonly src: string;
}

const PREFIX = 'remote-';
const ENTRY = 'remote.tsx';

/** @returns the remotes beside the shell, in alphabetical order */
export const bundledRemotes = (workspace: string): readonly BundledRemote[] =>
  readdirSync(workspace)
    .filter((folder) => folder.startsWith(PREFIX))
    .sort()
    .map((folder) => ({ name: folder.slice(PREFIX.length), src: path.join(workspace, folder, 'src') }))
    .filter(({ src }) => existsSync(path.join(src, ENTRY)));

const quoted = (text: string): string => JSON.stringify(text);
const entryOf = ({ src }: BundledRemote): string => quoted(path.join(src, ENTRY));

/** The remote's name in the identifier that the federation runtime gets, such as `games/remote`. */
const NAMED = `const nameIn = (id) => id.split('/')[0];`;

/** Entries are chunks, as in the product, so that the early script can request each with its page. */
const asChunks = (remotes: readonly BundledRemote[]): string => `
const remotes = {
${remotes.map((remote) => `  ${quoted(remote.name)}: () => import(/* webpackChunkName: "${remote.name}.remote" */ ${entryOf(remote)}),`).join('\n')}
};
${NAMED}
export const loadRemote = (id) => remotes[nameIn(id)]();
`;

/** Entries are part of the main file, like an ordinary table of lazy routes. A page's code is requested with its texts. */
const asRoutes = (remotes: readonly BundledRemote[]): string => `
${remotes.map((remote, at) => `import * as remote${at} from ${entryOf(remote)};`).join('\n')}
const remotes = {
${remotes.map(({ name }, at) => `  ${quoted(name)}: remote${at},`).join('\n')}
};
${NAMED}
export const loadRemote = async (id) => {
  const remote = remotes[nameIn(id)];
  void remote.default.routes.find(({ path }) => path === location.pathname)?.page.preload();
  return remote;
};
`;

/** The source of the module that takes the place of the federation runtime in a monolith. */
export const remoteTable = (remotes: readonly BundledRemote[], of: Comparison): string =>
  `${of === 'plain' ? asRoutes(remotes) : asChunks(remotes)}export const registerRemotes = () => undefined;\n`;

/** Writes that module. @returns its path */
export function writeRemoteTable(file: string, remotes: readonly BundledRemote[], of: Comparison): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, remoteTable(remotes, of));
  return file;
}
