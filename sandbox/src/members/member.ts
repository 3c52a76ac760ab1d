import { memberType, verificationWays } from '@tessera/contract';
import * as v from 'valibot';
import { emptyPurse, purse } from '../purse/purse';

/** How far a member is in the club programme. */
const membership = v.object({ labelId: v.string(), completedConditions: v.number() });

/** A member as the store keeps them. */
export const memberRecord = v.object({
  id: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  /** Salt and scrypt hash. */
  password: v.string(),
  type: memberType,
  /** Product code; the one that they registered in. */
  language: v.string(),
  membership: v.nullable(membership),
  /** Decimal amounts by wallet code. */
  balances: v.record(v.string(), v.string()),
  purse: v.optional(purse, emptyPurse),
  successfulDeposits: v.number(),
  unreadMessages: v.number(),
  passwordExpired: v.boolean(),
  /** How they must prove themselves once more on a new device. */
  verification: v.optional(v.array(v.picklist(verificationWays))),
  /** False until their first login. */
  hasLoggedIn: v.boolean(),
});
export type Member = v.InferOutput<typeof memberRecord>;
