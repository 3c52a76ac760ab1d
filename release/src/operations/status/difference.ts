import { ReleaseError } from '../../release-error';
import { releaseContent } from '../../releases';
import type { Store } from '../../store';

/** A field that differs between two releases, with its values as JSON. */
interface FieldDifference {
  /** Path of the field, for example `remotes.games.candidates.0.version`. */
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** Longer values are hashes and lists of files, which nobody compares by eye. */
const MAX_VALUE = 300;

function leavesOf(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    for (const [name, one] of Object.entries(value)) leavesOf(one, path ? `${path}.${name}` : name, into);
  } else if (value !== undefined) into.set(path, JSON.stringify(value).slice(0, MAX_VALUE));
}

async function leavesOfRelease(store: Store, merchant: string, number: number) {
  const content = await releaseContent(store, merchant, number);
  if (content === undefined)
    throw new ReleaseError('no-release', `${merchant} has no release ${number}. Choose one of its history.`);
  const leaves = new Map<string, string>();
  leavesOf(content, '', leaves);
  leaves.delete('number');
  return leaves;
}

/**
 * @returns the fields that differ between two releases of a merchant, sorted
 * @throws ReleaseError `no-release` for a number that is not in the history, or `release-invalid`
 */
export async function releaseDifference(
  store: Store,
  merchant: string,
  from: number,
  to: number,
): Promise<readonly FieldDifference[]> {
  const [before, after] = await Promise.all([
    leavesOfRelease(store, merchant, from),
    leavesOfRelease(store, merchant, to),
  ]);
  const fields = [...new Set([...before.keys(), ...after.keys()])].sort();
  return fields
    .filter((field) => before.get(field) !== after.get(field))
    .map((field) => {
      const [one, other] = [before.get(field), after.get(field)];
      return {
        field,
        ...(one !== undefined && { before: one }),
        ...(other !== undefined && { after: other }),
      };
    });
}
