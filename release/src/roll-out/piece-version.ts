import { version } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';

/** A version of the shell (`shell`) or of a remote (its name). */
export interface PieceVersion {
  readonly piece: string;
  readonly version: string;
}

/** Reads `games@2.1.0`. Throws ReleaseError `rollout-invalid`. */
export function parsePieceVersion(text: string): PieceVersion {
  const [, piece, number] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (piece !== undefined && v.is(version, number)) return { piece, version: number };
  throw new ReleaseError(
    'rollout-invalid',
    `"${text}" names no version. Write the piece and its version, such as games@2.1.0 or shell@1.2.0.`,
  );
}
