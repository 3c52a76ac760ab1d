import * as v from 'valibot';
import { remoteBuild, shellBuild } from './remote-build';

/** Names of the shell's public face by subpath: `{ session: ['useSession'] }`. */
export const faceNames = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), v.array(v.string()));
export type FaceNames = v.InferOutput<typeof faceNames>;

/** `remote.json` as it is published: with what its code takes from the shell's face, which no page needs to know. */
export const describedRemote = v.object({ ...remoteBuild.entries, uses: v.optional(faceNames) });
export type DescribedRemote = v.InferOutput<typeof describedRemote>;

/** `shell.json` as it is published: with what it offers to remotes. */
export const describedShell = v.object({ ...shellBuild.entries, face: v.optional(faceNames) });
export type DescribedShell = v.InferOutput<typeof describedShell>;
