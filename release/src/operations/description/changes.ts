import * as v from 'valibot';
import { readJson } from '../../input';
import { descriptionsOf, type NumberedDescription } from '../../merchants';
import type { Store } from '../../store';

/** A description of a merchant's history and its changes. */
interface DescriptionChange {
  readonly number: number;
  readonly at: Date;
  /** Fields that differ from the readable description before; empty for the first one. */
  readonly changes: readonly string[];
  /** Whether the file is damaged. */
  readonly damaged?: true;
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

function fieldsOf({ bytes }: NumberedDescription): Fields | undefined {
  try {
    return bytes && readJson(fields, bytes);
  } catch {
    return undefined;
  }
}

/**
 * @returns all descriptions of a merchant with their changes, latest first
 * @throws ReleaseError `unknown-merchant`
 */
export async function descriptionChanges(store: Store, code: string): Promise<readonly DescriptionChange[]> {
  const all = (await descriptionsOf(store, code)).map((one) => ({ ...one, content: fieldsOf(one) }));
  return all.map(({ number, at, bytes, content }, i) => {
    const earlier = all.slice(i + 1);
    const before = earlier.find((one) => one.content)?.content;
    return {
      number,
      at,
      changes: content && before ? changedFields(content, before) : [],
      ...(content
        ? { same: earlier.findLast((one) => one.bytes && bytes?.equals(one.bytes))?.number }
        : { damaged: true as const }),
    };
  });
}
