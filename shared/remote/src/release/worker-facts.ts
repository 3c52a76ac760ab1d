import * as v from 'valibot';
import type { ReleaseFile } from './release-file';

/** The global name under which the server puts the facts before the worker's script. */
export const WORKER_FACTS = '__TESSERA_WORKER__';

/** What a service worker is told of its release. They stand in its script, so that it is a new worker with each release. */
export const workerFacts = v.object({
  /** Number of the release. */
  release: v.number(),
  /** Shown by a push message that says nothing. */
  name: v.string(),
  /** Folder of the shell's files. */
  shell: v.string(),
  /** Folders of every version in the release; a file outside them belongs to a release that is gone. */
  bases: v.array(v.string()),
});

export type WorkerFacts = v.InferOutput<typeof workerFacts>;

/** The facts of a release. */
export const factsOf = ({ number, merchant, shell, remotes }: ReleaseFile): WorkerFacts => ({
  release: number,
  name: merchant.name,
  shell: shell.base,
  bases: [
    shell.base,
    ...Object.entries(remotes).flatMap(([name, { candidates, previous }]) => [
      ...candidates.map(({ base }) => base),
      // What it kept of the version before is what a page falls back on.
      ...(previous ? [`/m/remotes/${name}/${previous.version}/`] : []),
    ]),
  ],
});
