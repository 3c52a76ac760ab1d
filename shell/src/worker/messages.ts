import * as v from 'valibot';

/** What a page says to its worker. */
export const pageMessage = v.variant('type', [
  /** The worker of a release need not wait any longer: that of any release, or only that of the one that is named. */
  v.object({ type: v.literal('TAKE_OVER'), release: v.optional(v.number()) }),
  /** These files were loaded without the worker. */
  v.object({ type: v.literal('KEEP'), files: v.pipe(v.array(v.string()), v.maxLength(500)) }),
]);

export type PageMessage = v.InferOutput<typeof pageMessage>;
