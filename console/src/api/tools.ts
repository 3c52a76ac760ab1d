import * as v from 'valibot';

export const explained = v.array(
  v.object({
    remote: v.string(),
    version: v.string(),
    position: v.number(),
    from: v.number(),
    to: v.number(),
  }),
);
export type Explained = v.InferOutput<typeof explained>;

export const previewLinkOrder = v.object({
  merchant: v.string(),
  pieces: v.pipe(v.array(v.string()), v.minLength(1)),
  hours: v.pipe(v.number(), v.minValue(0.01), v.maxValue(24 * 90)),
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});
export type PreviewLinkOrder = v.InferOutput<typeof previewLinkOrder>;
export const previewLinkMade = v.object({ link: v.string(), expires: v.string() });
export type PreviewLinkMade = v.InferOutput<typeof previewLinkMade>;

export const problems = v.array(v.object({ where: v.string(), code: v.string(), message: v.string() }));
export type Problems = v.InferOutput<typeof problems>;

export const pruneOrder = v.object({
  keep: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  days: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
  /** Delete nothing. */
  dry: v.boolean(),
});
export type PruneOrder = v.InferOutput<typeof pruneOrder>;
export const pruned = v.array(v.object({ version: v.string(), files: v.number(), published: v.string() }));
export type Pruned = v.InferOutput<typeof pruned>;
