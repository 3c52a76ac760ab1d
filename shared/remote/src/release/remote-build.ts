import * as v from 'valibot';
import { remoteConfig } from '../config/remote-config';

/** `sha384-…`, as in the integrity attribute. */
export const integrityHash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** A file name within a published build: no folder up, no address. */
export const fileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/));
export const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

/** `remote.json` of a published build: the remote's own config, with what the build found out. */
export const remoteBuild = v.object({
  ...remoteConfig.entries,
  version,
  entry: fileName,
  /** Every script, style and early view of the build with its hash: what is not listed does not run. */
  integrity: v.record(fileName, integrityHash),
  /** Files of each named chunk, in the order in which the page needs them. */
  chunks: v.record(v.string(), v.array(fileName)),
  /** Files of each language's catalog. */
  catalogs: v.record(v.string(), v.array(fileName)),
  /** The early views: the paths of each, and its file in each language. */
  views: v.optional(v.array(v.object({ paths: v.array(v.string()), files: v.record(v.string(), fileName) }))),
});
export type RemoteBuild = v.InferOutput<typeof remoteBuild>;

/** `shell.json` of a published shell. */
export const shellBuild = v.object({
  version,
  main: v.object({ scripts: v.array(fileName), styles: v.array(fileName) }),
  /** The script that stands inline in the HTML. */
  early: fileName,
  /** The files with the icons of the navigation, by weight. Absent: they are in the main scripts. */
  navIcons: v.optional(v.record(v.string(), v.array(fileName))),
  /** Every script and style of the build with its hash, also those that only the page's server reads. */
  integrity: v.record(fileName, integrityHash),
  catalogs: v.record(v.string(), v.array(fileName)),
});
export type ShellBuild = v.InferOutput<typeof shellBuild>;
