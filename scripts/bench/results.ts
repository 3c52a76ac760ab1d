import { check, number, parse, pipe, record, string, unknown } from 'valibot';
import type { Variant } from './variants';

/** The numbers of one round of a build, by the id of the measure. A build without a page has none for it. */
export type Numbers = Readonly<Record<string, number>>;

const visited = pipe(
  unknown(),
  // To valibot an array is a record.
  check((visits) => !Array.isArray(visits), 'not an object'),
  record(string(), record(string(), number())),
);

/** Parses the answer of `e2e/bench/visit.ts`. @throws ValiError for any other text */
export function numbersIn(answer: string): Numbers {
  const visits = Object.entries(parse(visited, JSON.parse(answer)));
  return Object.fromEntries(
    visits.flatMap(([visit, values]) =>
      Object.entries(values).map(([name, value]) => [`${visit}.${name}`, value] as const),
    ),
  );
}

/** One round of one build, with its numbers or with the reason why there are none. */
export interface Round {
  readonly variant: Variant;
  readonly round: number;
  readonly numbers?: Numbers;
  readonly failure?: string;
}

/** @returns the values of a measure for a build, of the rounds that have one */
export const valuesOf = (rounds: readonly Round[], variant: Variant, id: string): readonly number[] =>
  rounds.filter((round) => round.variant === variant).flatMap(({ numbers }) => numbers?.[id] ?? []);
