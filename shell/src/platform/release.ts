import { type ReleaseFile, releaseFile } from '@tessera/remote/release';
import * as v from 'valibot';

/** The page has no release that this shell can read, so that it cannot start. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
  readonly code = 'release-unreadable';
}

const ELEMENT = 'tessera-release';

let release: ReleaseFile | undefined;

/**
 * The release that this page started with. It does not change while the page lives, so that a session keeps its
 * versions.
 * @throws ReleaseFault if the inlined release is missing or malformed
 */
export function currentRelease(): ReleaseFile {
  release ??= read(document.getElementById(ELEMENT)?.textContent ?? '');
  return release;
}

function read(text: string): ReleaseFile {
  try {
    return v.parse(releaseFile, JSON.parse(text));
  } catch (cause) {
    throw new ReleaseFault('the release in the page cannot be read', { cause });
  }
}
