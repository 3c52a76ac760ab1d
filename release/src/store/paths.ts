import { ReleaseError } from '../release-error';

/** No segment starts with a dot. This excludes parent folders (`..`) and temporary files. */
const storable = /^\/(m|merchants|hosts|audit)(\/\w[\w.-]*)+$/;
const folder = /^\/(m|merchants|hosts|audit)(\/\w[\w.-]*)*$/;

/** @returns whether a path is valid for a file of a store */
export const isStorable = (path: string): boolean => storable.test(path);

/** @throws ReleaseError `path-invalid` if the path is not valid for a file */
export function checkStorable(path: string): void {
  if (storable.test(path)) return;
  throw new ReleaseError(
    'path-invalid',
    `${path} is not a valid path. Paths start with /m/, /merchants/, /hosts/ or /audit/, and no segment starts with a dot.`,
  );
}

/** @throws ReleaseError `path-invalid` if the path is not valid for a folder */
export function checkFolder(path: string): void {
  if (folder.test(path)) return;
  throw new ReleaseError(
    'path-invalid',
    `${path} is not a valid folder. Folders start with /m, /merchants, /hosts or /audit, and no segment starts with a dot.`,
  );
}

/** @returns the error for writing other bytes to an existing immutable file */
export const changedFile = (path: string): ReleaseError =>
  new ReleaseError(
    'version-changed',
    `${path} is already published with different content. Give the build a new version.`,
  );
