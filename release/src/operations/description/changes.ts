import * as v from 'valibot';
import { descriptionsOf, type NumberedDescription } from '../../merchants';
import type { Store } from '../../store';

/** A description of a merchant's history and its changes. */
interface DescriptionChange {
  readonly number: number;
  readonly at: Date;
  /** Fields that differ from the description before; empty for the first one. */
  readonly changes: readonly string[];
  /** Number of the earlier description with the same content, after a roll-back. */
  readonly same?: number | undefined;
}

const fields = v.record(v.string(), v.unknown());
type Fields = v.InferOutput<typeof fields>;

/** @returns the names of the fields that differ, sorted */
export function changedFields(one: Fields, other: Fields): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])).sort();
}

const fieldsOf = ({ bytes }: NumberedDescription) => v.parse(fields, JSON.parse(bytes.toString('utf8')));

/**
 * @returns all descriptions of a merchant with their changes, latest first
 * @throws ReleaseError `unknown-merchant`
 */
export async function descriptionChanges(store: Store, code: string): Promise<readonly DescriptionChange[]> {
  const all = await descriptionsOf(store, code);
  return all.map((one, i) => {
    const before = all[i + 1];
    return {
      number: one.number,
      at: one.at,
      changes: before ? changedFields(fieldsOf(one), fieldsOf(before)) : [],
      same: all.slice(i + 1).findLast(({ bytes }) => bytes.equals(one.bytes))?.number,
    };
  });
}
