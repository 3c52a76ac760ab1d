import {
  type DescribedRemote,
  type DescribedShell,
  describedRemote,
  describedShell,
} from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { remoteBase, shellBase } from '../store/store';

/** What a build says of itself, and which of the two it is. */
export type Build =
  | { readonly kind: 'shell'; readonly build: DescribedShell }
  | { readonly kind: 'remote'; readonly build: DescribedRemote };

const shellDescription = 'shell.json';
const remoteDescription = 'remote.json';

/** The file in which a build describes itself. */
export const descriptionName = ({ kind }: Build): string =>
  kind === 'shell' ? shellDescription : remoteDescription;
/** How operators call a build's piece: `shell`, or the remote's name. */
export const pieceName = (of: Build): string => (of.kind === 'shell' ? 'shell' : of.build.name);
/** The folder of the store that a build stands in. */
export const buildBase = (of: Build): string =>
  of.kind === 'shell' ? shellBase(of.build.version) : remoteBase(of.build.name, of.build.version);

/** Reads a JSON text by a schema. Throws ReleaseError `build-invalid` that names the file and what is wrong in it. */
export function parseDescription<T>(schema: v.GenericSchema<unknown, T>, bytes: Uint8Array, file: string): T {
  const refuse = (why: string) =>
    new ReleaseError('build-invalid', `${file} is no description of a build: ${why}. Build again.`);
  let raw: unknown;
  try {
    raw = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw refuse('it is no JSON');
  }
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw refuse(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

/** Finds out what a folder's files are a build of. Throws ReleaseError `build-invalid` when that is not clear. */
export function describe(files: ReadonlyMap<string, Buffer>): Build {
  const shell = files.get(shellDescription);
  const remote = files.get(remoteDescription);
  if (shell && !remote)
    return { kind: 'shell', build: parseDescription(describedShell, shell, shellDescription) };
  if (remote && !shell)
    return { kind: 'remote', build: parseDescription(describedRemote, remote, remoteDescription) };
  throw new ReleaseError(
    'build-invalid',
    `A build has either ${shellDescription} or ${remoteDescription}; this folder has ${shell ? 'both' : 'neither'}. Build the piece first, and publish its dist folder.`,
  );
}
