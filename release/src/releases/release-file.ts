import { releaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import { messageOf } from '../fault';
import { parseJson } from '../input';
import { allowedSources } from '../merchants';
import { ReleaseError } from '../release-error';
import { pointerPath, type ReadableStore } from '../store';

/** A release as the store has it: what its pages read, and what only their server needs. */
const storedRelease = v.object({
  ...releaseFile.entries,
  /** What the content security policy allows. Absent, as in all earlier releases: the origins of `merchant.allow`. */
  sources: v.optional(allowedSources),
});
export type StoredRelease = v.InferOutput<typeof storedRelease>;

/** @throws ReleaseError `release-invalid`, which names the invalid field */
export function parseRelease(raw: unknown): StoredRelease {
  const parsed = v.safeParse(storedRelease, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ReleaseError(
    'release-invalid',
    `The release is invalid at ${v.getDotPath(issue) ?? 'its top level'}: ${issue.message}. Correct the merchant or the builds that it is made of.`,
  );
}

/** @throws ReleaseError `release-invalid`, which names the invalid line or field */
export function readRelease(bytes: Buffer): StoredRelease {
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
): Promise<StoredRelease | undefined> {
  const pointer = await store.read(pointerPath(merchant));
  return pointer && readRelease(pointer);
}
