import { feedbackTopics, memberType, verificationWays } from '@tessera/contract';
import * as v from 'valibot';
import { emptyLedger, ledgerRecord } from './ledger-record';

/** The club of a member, and the progress to the next one. */
const membership = v.object({ labelId: v.string(), completedConditions: v.number() });

const feedbackRecord = v.object({
  id: v.string(),
  topic: v.picklist(feedbackTopics),
  text: v.string(),
  at: v.number(),
  pictures: v.number(),
});

/** A member as the store keeps it. */
export const memberRecord = v.object({
  id: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  /** Salt and scrypt hash. */
  password: v.string(),
  type: memberType,
  /** Product code of the language of registration. */
  language: v.string(),
  membership: v.nullable(membership),
  /** Decimal amounts by wallet code. */
  balances: v.record(v.string(), v.string()),
  ledger: v.optional(ledgerRecord, emptyLedger),
  successfulDeposits: v.number(),
  unreadMessages: v.number(),
  passwordExpired: v.boolean(),
  /** When each reward was claimed, in ms since 1970. */
  claims: v.optional(v.record(v.string(), v.number())),
  /** Ids of messages. */
  mailbox: v.optional(v.object({ read: v.array(v.string()), deleted: v.array(v.string()) })),
  feedback: v.optional(v.array(feedbackRecord)),
  /** Ids of pictures that were uploaded for feedback. */
  uploads: v.optional(v.array(v.string())),
  /** The referral code of the registration, and its time. */
  invitedBy: v.optional(v.object({ code: v.string(), at: v.number() })),
  agentApplication: v.optional(
    v.object({ contact: v.string(), plan: v.optional(v.string()), at: v.number() }),
  ),
  /** The ways of the extra verification on a new device. */
  verification: v.optional(v.array(v.picklist(verificationWays))),
  /** False until the first login. */
  hasLoggedIn: v.boolean(),
});
export type Member = v.InferOutput<typeof memberRecord>;
