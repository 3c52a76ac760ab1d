import { createHash } from 'node:crypto';
import { DAY } from '../../common';
import type { Member, Store } from '../../members';

const started = Date.now();

/** A member who registered with another member's referral code. */
interface TeamMember {
  readonly name: string;
  readonly at: number;
  readonly deposited: boolean;
}

/** Earlier referrals of the demo accounts. */
const past: readonly TeamMember[] = [
  { name: 'ma***22', at: started - 3 * DAY, deposited: true },
  { name: 'so***ia', at: started - 9 * DAY, deposited: true },
  { name: 'ke***n7', at: started - 20 * DAY, deposited: false },
];

const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;

/** The members who registered with a member's referral code, newest first. */
export function teamOf(store: Store, member: Member): readonly TeamMember[] {
  const code = referralCodeOf(member);
  const now = store
    .membersOf(member.merchantCode)
    .filter(({ invitedBy }) => invitedBy?.code === code)
    .map(({ userName, invitedBy, successfulDeposits }) => ({
      name: masked(userName),
      at: invitedBy?.at ?? started,
      deposited: successfulDeposits > 0,
    }))
    .sort((one, other) => other.at - one.at);
  return member.userName.startsWith('demo-') ? [...now, ...past] : now;
}

/** The referral code of a member: a hash, so that it does not reveal the id. */
export const referralCodeOf = ({ id }: Pick<Member, 'id'>): string =>
  createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase();
