import * as v from 'valibot';
import { decimalAmount, orUnreadable } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, instant, nothing, text } from '../wire/scalars';
import { listOf, orAbsent } from '../wire/tolerant';

/** A person who registered by a member's invitation. */
export const invitedFriend = v.object({
  /** Shortened by the gateway, because names are private. */
  name: text,
  at: orAbsent(instant),
  /** The inviter's earnings from this person. */
  earned: decimalAmount,
});
export type InvitedFriend = v.InferOutput<typeof invitedFriend>;

/** The rewards of an invitation, and the member's results. */
export const referralProgramValue = v.object({
  /** The rewards of the inviter and of the friend. */
  inviterBonus: orAbsent(decimalAmount),
  friendBonus: orAbsent(decimalAmount),
  /** Least deposit of the friend that counts. */
  minimumDeposit: orUnreadable(decimalAmount),
  /** The member's data; absent for visitors. */
  code: orAbsent(v.pipe(text, v.regex(/^[\w-]{1,32}$/))),
  earnings: orAbsent(
    v.object({ invited: count, qualified: count, earned: decimalAmount, pending: decimalAmount }),
  ),
  friends: listOf(invitedFriend),
});
export type ReferralProgram = v.InferOutput<typeof referralProgramValue>;

export const referralProgram = defineEndpoint({
  name: 'referralProgram',
  method: 'GET',
  path: relay('MCSFE_getReferralProgram'),
  request: nothing,
  answer: referralProgramValue,
  authorization: 'optional',
  assumed:
    'The specification names the page, not its call; the link is the registration of this site with the code as referralCode',
});
