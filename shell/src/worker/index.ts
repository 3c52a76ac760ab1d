import * as v from 'valibot';

/** Messages of a page to its worker. */
export const pageMessage = v.variant('type', [
  /** A page of this release is idle: the worker of the same release can take over. */
  v.object({ type: v.literal('TAKE_OVER'), release: v.number() }),
  /** The page loaded these files without the worker. */
  v.object({ type: v.literal('KEEP'), files: v.pipe(v.array(v.string()), v.maxLength(500)) }),
]);

export type PageMessage = v.InferOutput<typeof pageMessage>;
