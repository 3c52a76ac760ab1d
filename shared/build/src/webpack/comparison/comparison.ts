/**
 * What `pnpm bench` compares with the product. `plain` is a monolith with lazy routes, which fetches code and data as
 * pages render. `best` does in one build, without federation, everything that the product does. `floor` is React with a
 * static list.
 */
const comparisons = ['plain', 'best', 'floor'] as const;
export type Comparison = (typeof comparisons)[number];

function fromEnvironment(name: string | undefined): Comparison | undefined {
  const found = comparisons.find((one) => one === name);
  if (name && !found) throw new Error(`TESSERA_COMPARISON is "${name}": use ${comparisons.join(', ')}.`);
  return found;
}

/** What the folder of the shell is built as; if absent, the shell. */
export const comparison = fromEnvironment(process.env.TESSERA_COMPARISON);
