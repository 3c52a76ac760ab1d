import * as v from 'valibot';
import { memberType } from './member-type';

/** What the browser keeps of a session, in session storage (R3.1). */
export const sessionInfo = v.object({
  id: v.string(),
  token: v.pipe(v.string(), v.minLength(1)),
  merchantCode: v.string(),
  userName: v.string(),
  type: memberType,
  firstTimeLogin: v.boolean(),
  spanId: v.optional(v.string()),
});
export type SessionInfo = v.InferOutput<typeof sessionInfo>;
