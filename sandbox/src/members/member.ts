import { feedbackTopics, limitKinds, memberType, verificationWays } from '@tessera/contract';
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

/** In ms since 1970, with user agent and address. */
const place = { at: v.number(), agent: v.string(), address: v.string() };

/** In hundredths a day; null without a limit. */
const limitAmount = v.nullable(v.number());

/** A limit, and the one that follows it at a time in ms since 1970. */
const limitRecord = v.object({
  amount: limitAmount,
  next: v.optional(v.object({ amount: limitAmount, from: v.number() })),
});

/** A member as the store keeps it. */
export const memberRecord = v.object({
  id: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  /** Cost, salt and scrypt hash. */
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
  /** Ids of games that the member likes, the latest first. */
  favourites: v.optional(v.array(v.string())),
  /** Ids of pictures that were uploaded for feedback. */
  uploads: v.optional(v.array(v.string())),
  /** The referral code of the registration, and its time. */
  invitedBy: v.optional(v.object({ code: v.string(), at: v.number() })),
  agentApplication: v.optional(
    v.object({ contact: v.string(), plan: v.optional(v.string()), at: v.number() }),
  ),
  profile: v.optional(
    v.object({
      picture: v.optional(v.number()),
      name: v.optional(v.string()),
      birthday: v.optional(v.string()),
    }),
  ),
  /** The secret of the authenticator app; the member's id if absent. */
  authenticator: v.optional(v.string()),
  /** The last logins, newest first. */
  logins: v.optional(v.array(v.object({ ...place, success: v.boolean() }))),
  /** Closed by the member: until a time in ms since 1970, or for good. */
  closed: v.optional(v.object({ until: v.optional(v.number()) })),
  /** What the member may deposit, lose and stake a day. */
  limits: v.optional(v.partial(v.object(v.entriesFromList(limitKinds, limitRecord)))),
  /** Whether each login demands an extra verification, although the member may have no way of it yet. */
  mustVerify: v.optional(v.boolean()),
  /** The ways of the extra verification on a new device. */
  verification: v.optional(v.array(v.picklist(verificationWays))),
  /** False until the first login. */
  hasLoggedIn: v.boolean(),
});
export type Member = v.InferOutput<typeof memberRecord>;
