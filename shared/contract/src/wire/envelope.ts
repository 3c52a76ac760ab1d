import * as v from 'valibot';

/**
 * What every gateway answer is wrapped in. `value` is parsed by the call's own schema. An answer without `success` is
 * a refusal when it gives a reason (R8.4), and no envelope at all otherwise.
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
