import * as v from 'valibot';
import type { ReleaseFile } from './release-file';

/** The global name under which the server puts the facts before the worker's script. */
export const WORKER_FACTS = '__TESSERA_WORKER__';

/** The release of a service worker. The server writes it into the script, so that each release has a new worker. */
export const workerFacts = v.object({
  /** Number of the release. */
  release: v.number(),
  /** The text of a push message without a text. */
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
      // Files of the previous version stay: a page falls back on them.
      ...(previous ? [`/m/remotes/${name}/${previous.version}/`] : []),
    ]),
  ],
});
