import { ReleaseError } from '../release-error';

/** No part starts with a dot, so neither a folder up nor a file that is still being written can be named. */
const storable = /^\/(m|merchants)(\/\w[\w.-]*)+$/;
const folder = /^\/(m|merchants)(\/\w[\w.-]*)*$/;

/** Whether a store can hold a file under a path. */
export const isStorable = (path: string): boolean => storable.test(path);

/** Throws ReleaseError `path-invalid` for a path that no store can hold. */
export function checkStorable(path: string): void {
  if (storable.test(path)) return;
  throw new ReleaseError(
    'path-invalid',
    `${path} is no path of the store. Paths start with /m/ or /merchants/.`,
  );
}

/** Throws ReleaseError `path-invalid` for a folder that no store can have. */
export function checkFolder(path: string): void {
  if (folder.test(path)) return;
  throw new ReleaseError('path-invalid', `${path} is no folder of the store.`);
}

/** What a writer is told who comes second with other bytes. */
export const changedFile = (path: string): ReleaseError =>
  new ReleaseError(
    'version-changed',
    `${path} is published already and has other content. Give the build a new version.`,
  );
