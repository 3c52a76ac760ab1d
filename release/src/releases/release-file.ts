import { type ReleaseFile, releaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { pointerPath, type ReadableStore } from '../store';

/** @throws ReleaseError `release-invalid`, which names the invalid field */
export function parseRelease(raw: unknown): ReleaseFile {
  const parsed = v.safeParse(releaseFile, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ReleaseError(
    'release-invalid',
    `The release is invalid at ${v.getDotPath(issue) ?? 'its top level'}: ${issue.message}. Correct the merchant or the builds that it is made of.`,
  );
}

/** @throws ReleaseError `release-invalid`, or a SyntaxError if the bytes are not JSON */
export const readRelease = (bytes: Buffer): ReleaseFile => parseRelease(JSON.parse(bytes.toString('utf8')));

/**
 * @returns the release that a merchant's pages use now, or undefined before the first one
 * @throws ReleaseError `release-invalid`
 */
export async function currentRelease(
  store: ReadableStore,
  merchant: string,
): Promise<ReleaseFile | undefined> {
  const pointer = await store.read(pointerPath(merchant));
  return pointer && readRelease(pointer);
}
