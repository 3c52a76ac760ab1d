import { type ReleaseFile, releaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import { messageOf } from '../fault';
import { parseJson } from '../input';
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

/** @throws ReleaseError `release-invalid`, which names the invalid line or field */
export function readRelease(bytes: Buffer): ReleaseFile {
  try {
    return parseRelease(parseJson(bytes));
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(
      'release-invalid',
      `The release is not JSON: ${messageOf(error)}. Run the last command again, which writes it again.`,
    );
  }
}

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
