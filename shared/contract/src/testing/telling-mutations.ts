import * as v from 'valibot';
import type { Endpoint } from '../wire/endpoint';
import { type Mutation, mutationsOf, nameOfPlace } from './mutate';

const REFUSED = 'refused';

export interface TellingMutation extends Mutation {
  /** Whether the answer is refused as a whole. */
  readonly isRefused: boolean;
}

/**
 * The mutations of an answer that a screen can tell apart, by the name of their place. Mutations that are read alike are
 * one, because a screen gets only what was read.
 */
export function tellingMutations<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  valid: unknown,
): ReadonlyMap<string, readonly TellingMutation[]> {
  const readAs = (value: unknown): string => {
    const read = v.safeParse(endpoint.answer, value);
    return read.success ? JSON.stringify(read.output) : REFUSED;
  };
  const known = new Set([readAs(valid)]);
  const byPlace = new Map<string, TellingMutation[]>();
  for (const mutation of mutationsOf(valid)) {
    const reading = readAs(mutation.value);
    if (known.has(reading)) continue;
    known.add(reading);
    const place = nameOfPlace(mutation.place);
    const isRefused = reading === REFUSED;
    byPlace.set(place, [...(byPlace.get(place) ?? []), { ...mutation, isRefused }]);
  }
  return byPlace;
}
