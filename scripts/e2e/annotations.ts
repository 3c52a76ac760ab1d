import * as v from 'valibot';

const test = v.object({
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
});

interface Suite {
  readonly specs: readonly { readonly tests: readonly v.InferOutput<typeof test>[] }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(v.object({ tests: v.array(test) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const report = v.object({ suites: v.array(suite) });

const textsIn = ({ specs, suites = [] }: Suite, wanted: string): readonly string[] => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === wanted)
    .map(({ description = '' }) => description),
  ...suites.flatMap((inner) => textsIn(inner, wanted)),
];

/** The texts of the annotations of one type in the output of Playwright's JSON reporter. */
export const annotationsOf = (json: unknown, type: string): readonly string[] =>
  v.parse(report, json).suites.flatMap((one) => textsIn(one, type));
