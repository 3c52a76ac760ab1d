/** The values of a header such as Accept-Language with their weights, in lower case; a weight that is left out is 1. */
export function weights(header: string | undefined): ReadonlyMap<string, number> {
  const entries = (header ?? '').split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    return [value, weight === undefined ? 1 : Number(weight)] as const;
  });
  return new Map(entries.filter(([value, weight]) => value !== '' && !Number.isNaN(weight)));
}

/** The values of such a header, most wanted first, without those that are refused (a weight of 0). */
export const preferences = (header: string | undefined): readonly string[] =>
  [...weights(header)]
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([value]) => value);
