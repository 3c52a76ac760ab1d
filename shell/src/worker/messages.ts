import * as v from 'valibot';

/** What a page says to its worker. */
export const pageMessage = v.variant('type', [
  /** The member wants the new version. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** These files were loaded before there was a worker to keep them. */
  v.object({ type: v.literal('KEEP'), files: v.pipe(v.array(v.string()), v.maxLength(500)) }),
]);

export type PageMessage = v.InferOutput<typeof pageMessage>;
