/** A file of a store, and when it was written. */
export interface StoredFile {
  readonly path: string;
  readonly modified: Date;
}

/**
 * Where builds and releases are kept. Paths are those of the address: `/m/shell/1.0.0/main.js`; what no visitor may
 * see stands under `/merchants/`. Everything is immutable but the pointer of each merchant
 * (`/m/releases/<merchant>.json`).
 */
export interface Store {
  /** The bytes of a file; undefined when there is none, or the path is none that a store can hold. */
  read(path: string): Promise<Buffer | undefined>;
  has(path: string): Promise<boolean>;
  /** Names of what stands directly in a folder, in no particular order; empty when there is no such folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Every file below a folder. */
  files(folder: string): Promise<readonly StoredFile[]>;
  /**
   * Writes a file that never changes again, whole or not at all. The same bytes once more are no error.
   * Of two writers at once one wins, so adding a number is also how a release is claimed.
   * Throws ReleaseError `version-changed` when other bytes stand there, `path-invalid` for a path outside the store.
   */
  add(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Replaces a pointer, whole or not at all: asks what shall stand instead of what stands, and asks again when
   * somebody else wrote meanwhile. Undefined and the same bytes leave it. Throws ReleaseError `path-invalid` for a path outside the store.
   */
  point(
    path: string,
    choose: (standing: Buffer | undefined) => Promise<Uint8Array | undefined>,
  ): Promise<void>;
  /** Takes a file away; no error when there is none. For what no release names any more. */
  remove(path: string): Promise<void>;
}

/** Where a merchant's release stands. */
export const pointerPath = (merchant: string): string => `/m/releases/${merchant}.json`;
/** The folder of a merchant's past releases, each named by its number. */
export const historyFolder = (merchant: string): string => `/m/releases/${merchant}`;
/** The folder of a published shell, with a slash at its end. */
export const shellBase = (version: string): string => `/m/shell/${version}/`;
/** The folder of a published remote, with a slash at its end. */
export const remoteBase = (remote: string, version: string): string => `/m/remotes/${remote}/${version}/`;
