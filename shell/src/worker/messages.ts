import * as v from 'valibot';

/** What a page says to its worker. */
export const pageMessage = v.variant('type', [
  /** A page of this release is at rest: the worker of the same release need not wait any longer. */
  v.object({ type: v.literal('TAKE_OVER'), release: v.number() }),
  /** These files were loaded without the worker. */
  v.object({ type: v.literal('KEEP'), files: v.pipe(v.array(v.string()), v.maxLength(500)) }),
]);

export type PageMessage = v.InferOutput<typeof pageMessage>;
