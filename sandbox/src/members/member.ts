import * as v from 'valibot';
import { feedbackTopics, memberType, verificationWays } from '@tessera/contract';
import { emptyPurse, purse } from './ledger-record';

/** How far a member is in the club programme. */
const membership = v.object({ labelId: v.string(), completedConditions: v.number() });

const feedbackRecord = v.object({
  id: v.string(),
  topic: v.picklist(feedbackTopics),
  text: v.string(),
  at: v.number(),
  pictures: v.number(),
});

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
  /** When each reward was collected, in ms since 1970. */
  claims: v.optional(v.record(v.string(), v.number())),
  /** Ids of messages. */
  mailbox: v.optional(v.object({ read: v.array(v.string()), deleted: v.array(v.string()) })),
  feedback: v.optional(v.array(feedbackRecord)),
  /** Ids of pictures for a feedback. */
  uploads: v.optional(v.array(v.string())),
  /** With whose code they registered, and when. */
  invitedBy: v.optional(v.object({ code: v.string(), at: v.number() })),
  agentApplication: v.optional(
    v.object({ contact: v.string(), plan: v.optional(v.string()), at: v.number() }),
  ),
  /** How they must prove themselves once more on a new device. */
  verification: v.optional(v.array(v.picklist(verificationWays))),
  /** False until their first login. */
  hasLoggedIn: v.boolean(),
});
export type Member = v.InferOutput<typeof memberRecord>;
