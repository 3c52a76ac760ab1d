import * as v from 'valibot';

/**
 * The wrapper of every gateway answer. The call's own schema parses `value`. An answer without `success` is
 * a refusal if it has a reason (R8.4), and malformed otherwise.
 */
export const envelope = v.pipe(
  v.object({
    success: v.optional(v.boolean()),
    value: v.optional(v.unknown()),
    errorCode: v.nullish(v.string()),
    message: v.nullish(v.string()),
  }),
  v.check(({ success, errorCode, message }) => success !== undefined || Boolean(errorCode || message)),
  v.transform(({ success = false, ...rest }) => ({ success, ...rest })),
);

export type Envelope = v.InferOutput<typeof envelope>;
