import * as v from 'valibot';

/** What every gateway answer is wrapped in. `value` is parsed by the call's own schema. */
export const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  errorCode: v.nullish(v.string()),
  message: v.nullish(v.string()),
});

export type Envelope = v.InferOutput<typeof envelope>;
