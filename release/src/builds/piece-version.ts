import { version } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';

/** A version of a piece: `shell`, or the name of a remote. */
export interface PieceVersion {
  readonly piece: string;
  readonly version: string;
}

/**
 * Parses `<piece>@<version>`, for example `games@2.1.0`.
 * @throws ReleaseError `rollout-invalid`
 */
export function parsePieceVersion(text: string): PieceVersion {
  const [, piece, number] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (piece !== undefined && v.is(version, number)) return { piece, version: number };
  throw new ReleaseError(
    'rollout-invalid',
    `"${text}" is not a version. Write the piece and its version, for example games@2.1.0 or shell@1.2.0.`,
  );
}
