import * as v from 'valibot';
import type { Endpoint } from '../wire/endpoint';
import { type Mutation, mutationsOf, nameOfPlace } from './mutate';

const REFUSED = 'refused';
/** In characters: a longer text is a huge one. */
const LONGEST = 1_000;

export interface TellingMutation extends Mutation {
  /** Whether the answer is refused as a whole. */
  readonly isRefused: boolean;
}

/** The texts in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Another text is as good as the next one for a screen, except an empty and a huge one. */
const kindOfText = (text: string): string => (text.length > LONGEST ? 'huge' : text && 'text');

/**
 * The mutations of an answer that a screen can tell apart, by the name of their place. Mutations that are read alike are
 * one, because a screen gets only what was read.
 */
export function tellingMutations<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  valid: unknown,
): ReadonlyMap<string, readonly TellingMutation[]> {
  const own = new Set(textsIn(v.parse(endpoint.answer, valid)));
  const readAs = (value: unknown): string => {
    const read = v.safeParse(endpoint.answer, value);
    const kind = (_: string, part: unknown) =>
      typeof part === 'string' && !own.has(part) ? kindOfText(part) : part;
    return read.success ? JSON.stringify(read.output, kind) : REFUSED;
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
