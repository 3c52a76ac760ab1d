import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export { ownSchemas, schemasOfShell } from './schemas-of-shell';

/** The kit contains the files that code names with a leading `./`. */
const own = (file: string) => path.join(import.meta.dirname, file);

// Each package resolves the next one, as the federation plugin does.
const enhanced = createRequire(own('index.ts')).resolve('@module-federation/enhanced/webpack');
const tools = createRequire(createRequire(enhanced).resolve('@module-federation/runtime-tools'));
const bundlerRuntime = tools.resolve('@module-federation/webpack-bundler-runtime/bundler');
const bundlerDir = path.dirname(bundlerRuntime);
const core = createRequire(tools.resolve('@module-federation/runtime')).resolve(
  '@module-federation/runtime-core',
);
const coreDir = path.dirname(core);
const sdkDir = path.dirname(createRequire(core).resolve('@module-federation/sdk'));

/**
 * Parts of the federation runtime that the shell never calls: snapshots and preloading by manifest, remotes as imports of
 * the host, second copies of shared modules, ranges that no remote has, and stack traces of its log. For `resolve.alias`.
 */
export const unusedFederation: Readonly<Record<string, string | false>> = {
  [path.join(coreDir, 'plugins/snapshot/SnapshotHandler.js')]: own('./no-snapshots.mjs'),
  [path.join(coreDir, 'utils/preload.js')]: false,
  [path.join(coreDir, 'utils/semver/index.js')]: own('./semver.mjs'),
  [path.join(sdkDir, 'logger.js')]: own('./logger.mjs'),
  [path.join(bundlerDir, 'init.js')]: own('./init.mjs'),
  [path.join(bundlerDir, 'remotes.js')]: false,
  [path.join(bundlerDir, 'getSharedFallbackGetter.js')]: false,
};

/**
 * Functions and methods of the federation runtime that the shell never calls, by file: entries that are no classic
 * scripts, and preloading, which the early script does.
 */
export const unusedPartsOfFederation: Readonly<Record<string, readonly string[]>> = {
  [path.join(coreDir, 'utils/load.js')]: ['loadEsmEntry', 'loadSystemJsEntry'],
  [path.join(coreDir, 'remote/index.js')]: ['preloadRemote', 'initRawContainer'],
};

/** Gives a remote the shell's bundler runtime in the place of a copy. For `resolve.alias`. */
export const runtimeOfShell: Readonly<Record<string, string>> = {
  [bundlerRuntime]: own('./runtime-of-shell.mjs'),
};

const { name, version } = JSON.parse(readFileSync(path.join(bundlerDir, '../package.json'), 'utf8'));

/**
 * The bundler runtime as a shared module, so that the release tool refuses a remote whose runtime is newer than the
 * shell's.
 */
export const providedRuntime: Readonly<Record<string, string>> = { [name]: version };
export const consumedRuntime: Readonly<Record<string, string>> = { [name]: `^${version}` };
