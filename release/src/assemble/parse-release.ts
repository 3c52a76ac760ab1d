import { type ReleaseFile, releaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';

/** Reads a release. Throws ReleaseError `release-invalid`, with what is wrong. */
export function parseRelease(raw: unknown): ReleaseFile {
  const parsed = v.safeParse(releaseFile, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ReleaseError(
    'release-invalid',
    `The release is not right at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}. Correct what it is assembled from.`,
  );
}
