import {
  type DescribedRemote,
  type DescribedShell,
  describedRemote,
  describedShell,
} from '@tessera/remote/release';
import type * as v from 'valibot';
import { messageOf } from '../fault';
import { readJson } from '../input';
import { ReleaseError } from '../release-error';

/** The description of a build, tagged with its kind. */
export type Build =
  | { readonly kind: 'shell'; readonly build: DescribedShell }
  | { readonly kind: 'remote'; readonly build: DescribedRemote };

const shellDescription = 'shell.json';
const remoteDescription = 'remote.json';

/** @returns the name of the file that describes a build of a piece (`shell`, or the name of a remote) */
export const descriptionName = (piece: string): string =>
  piece === 'shell' ? shellDescription : remoteDescription;

/** @returns the name of a build's piece: `shell`, or the name of the remote */
export const pieceName = (of: Build): string => (of.kind === 'shell' ? 'shell' : of.build.name);

/**
 * Parses a JSON description by a schema.
 * @throws ReleaseError `build-invalid`, which names the file, and the line or the field
 */
export function parseDescription<T>(schema: v.GenericSchema<unknown, T>, bytes: Uint8Array, file: string): T {
  try {
    return readJson(schema, bytes);
  } catch (error) {
    const reason = messageOf(error);
    throw new ReleaseError('build-invalid', `${file} does not describe a build: ${reason}. Build again.`);
  }
}

/**
 * Reads the description from the files of a build.
 * @throws ReleaseError `build-invalid` unless there is exactly one valid description
 */
export function describe(files: ReadonlyMap<string, Buffer>): Build {
  const shell = files.get(shellDescription);
  const remote = files.get(remoteDescription);
  if (shell && !remote)
    return { kind: 'shell', build: parseDescription(describedShell, shell, shellDescription) };
  if (remote && !shell) {
    const build = parseDescription(describedRemote, remote, remoteDescription);
    if (build.name !== 'shell') return { kind: 'remote', build };
    throw new ReleaseError(
      'build-invalid',
      'A remote cannot have the name "shell". Rename it and build again.',
    );
  }
  throw new ReleaseError(
    'build-invalid',
    `A build has either ${shellDescription} or ${remoteDescription}; this folder has ${shell ? 'both' : 'neither'}. Build the piece first, and publish its dist folder.`,
  );
}
