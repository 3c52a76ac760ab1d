/** A file in a store and the time of its last write. */
export interface StoredFile {
  readonly path: string;
  readonly modified: Date;
}

/** The part of a store that rendering and serving need. */
export interface ReadableStore {
  /** @returns the bytes of a file, or undefined if it does not exist or the path is invalid */
  read(path: string): Promise<Buffer | undefined>;
}

/**
 * Storage for builds and releases. Paths equal the paths of public URLs, for example `/m/shell/1.0.0/main.js`;
 * files under `/merchants/`, `/hosts/` and `/audit/` are never served. Every file is immutable except the pointer of each
 * merchant (`/m/releases/<merchant>.json`).
 */
export interface Store extends ReadableStore {
  has(path: string): Promise<boolean>;
  /** @returns the names of the direct children of a folder, unordered; empty if the folder does not exist */
  list(folder: string): Promise<readonly string[]>;
  /** @returns all files below a folder */
  files(folder: string): Promise<readonly StoredFile[]>;
  /**
   * Writes an immutable file atomically. Writing the same bytes again is allowed.
   * Exactly one of several concurrent writers succeeds, so this also claims the number of a release.
   * @throws ReleaseError `version-changed` if the file exists with other bytes, `path-invalid` for a path outside the store
   */
  add(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Replaces a pointer atomically. Calls `choose` with the current bytes, and calls it again after a concurrent write.
   * Writes nothing if `choose` returns undefined or the current bytes.
   * @throws ReleaseError `path-invalid` for a path outside the store
   */
  point(
    path: string,
    choose: (current: Buffer | undefined) => Promise<Uint8Array | undefined>,
  ): Promise<void>;
  /** Deletes a file. Idempotent. Only for files that no release names. */
  remove(path: string): Promise<void>;
  /**
   * The same store without the check of signatures; undefined for a store that checks none. For a version that is being
   * published and is not signed yet.
   */
  readonly unverified?: Store;
}

/** @returns the path of the pointer, the copy of a merchant's current release */
export const pointerPath = (merchant: string): string => `/m/releases/${merchant}.json`;

/** @returns the folder of all releases of a merchant, one file for each number */
export const historyFolder = (merchant: string): string => `/m/releases/${merchant}`;

/** @returns the folder of all descriptions of a merchant. Outside `/m/`, because host names are not public. */
export const merchantFolder = (code: string): string => `/merchants/${code}`;

/** The folder of the claims of all hosts. Outside `/m/`, because host names are not public. */
export const hostsFolder = '/hosts';

/**
 * @param host a valid host name
 * @returns the folder of all claims of a host. An IPv6 address has `_` for each bracket and colon, which no host name has
 */
export const hostFolder = (host: string): string => `${hostsFolder}/${host.replace(/[[\]:]/g, '_')}`;

/** The folder of the audit log. Outside `/m/`, because names of persons are not public. */
export const auditFolder = '/audit';

/**
 * @param piece `shell`, or the name of a remote
 * @returns the folder of all published versions of a piece, without a trailing slash
 */
export const pieceFolder = (piece: string): string =>
  piece === 'shell' ? '/m/shell' : `/m/remotes/${piece}`;

/** @returns the folder of one published version, with a trailing slash */
export const versionFolder = (piece: string, version: string): string => `${pieceFolder(piece)}/${version}/`;
