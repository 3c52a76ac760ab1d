import * as v from 'valibot';
import { fileName, integrityHash, remoteBuild, shellBuild } from './remote-build';

/** Names of the shell's public API by subpath: `{ session: ['useSession'] }`. */
const apiNames = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), v.array(v.string()));

/** Each file with its hash that is neither a script, a style nor an early view. Absent in builds of earlier tools. */
const assets = v.optional(v.record(fileName, integrityHash), {});
const versions = v.record(v.string(), v.string());
/** Whether its loaders work on a page that requires Trusted Types. Absent in builds of earlier tools. */
const trustedTypes = v.optional(v.boolean(), false);

/** `remote.json` as it is published: with what its code takes from the shell, which no page needs to know. */
export const describedRemote = v.object({
  ...remoteBuild.entries,
  assets,
  trustedTypes,
  uses: v.optional(apiNames),
  /** Range of each module that it takes from the share scope. */
  consumes: v.optional(versions),
});
export type DescribedRemote = v.InferOutput<typeof describedRemote>;

/** `shell.json` as it is published: with what it offers to remotes. */
export const describedShell = v.object({
  ...shellBuild.entries,
  assets,
  trustedTypes,
  face: v.optional(apiNames),
  /** Version of each module that it puts into the share scope. */
  provides: v.optional(versions),
});
export type DescribedShell = v.InferOutput<typeof describedShell>;
