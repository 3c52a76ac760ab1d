import { descriptionsOf, type NumberedDescription, readDescription } from '../../merchants';
import { ReleaseError } from '../../release-error';
import type { Store } from '../../store';
import { type Described, setDescriptions } from './set';

const nothingBefore = (code: string, number: number) =>
  new ReleaseError(
    'nothing-before',
    `${code} has no description before ${number}. Choose one with --to, or describe the merchant again: release merchant set <file>.`,
  );

/** The description before one. A description that a roll-back restored counts as the one that it restored. */
function before(all: readonly NumberedDescription[], bad: NumberedDescription) {
  const restored = all.findLast(({ bytes }) => bytes && bad.bytes?.equals(bytes)) ?? bad;
  return all.find(({ number }) => number < restored.number);
}

/**
 * Removes a description of a merchant: if it is the latest, adds the content of an earlier one as a new description, and
 * makes a release of it. Idempotent: a later description stays, and only its release is repaired.
 * @param options.to number of the description to return to; default: the one before
 * @param options.dry write nothing
 * @throws ReleaseError `unknown-merchant`, `nothing-before`, `rollout-invalid` if there is no such description, and the
 *   same as `readDescription` and `setDescriptions`
 */
export async function rollBackDescription(
  store: Store,
  code: string,
  number: number,
  { to, dry = false }: { readonly to?: number | undefined; readonly dry?: boolean } = {},
): Promise<Described> {
  const all = await descriptionsOf(store, code);
  const find = (wanted: number) => {
    const found = all.find((one) => one.number === wanted);
    if (found) return found;
    throw new ReleaseError(
      'rollout-invalid',
      `${code} has no description ${wanted}. List them: release merchant history ${code}.`,
    );
  };
  const [bad, latest] = [find(number), all[0]];
  const isLatest = bad === latest;
  const target = isLatest ? (to === undefined ? before(all, bad) : find(to)) : latest;
  if (!target) throw nothingBefore(code, number);
  return setDescriptions(store, [await readDescription(store, code, target.number)], { dry });
}
