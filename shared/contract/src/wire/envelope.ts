import * as v from 'valibot';
import { text, yesOrNo } from './scalars';
import { orAbsent } from './tolerant';

/**
 * The wrapper of every gateway answer. The call's own schema parses `value`. An answer without `success` is
 * a refusal if it has a reason (R8.4), and malformed otherwise. An unreadable `success` is malformed too: after a call
 * that moves money, a refusal would mean that nothing was booked.
 */
export const envelope = v.pipe(
  v.object({
    success: v.nullish(yesOrNo),
    value: v.optional(v.unknown()),
    errorCode: orAbsent(text),
    message: orAbsent(text),
  }),
  v.check(({ success, errorCode, message }) => typeof success === 'boolean' || Boolean(errorCode || message)),
  v.transform(({ success, ...rest }) => ({ success: success ?? false, ...rest })),
);

export type Envelope = v.InferOutput<typeof envelope>;
