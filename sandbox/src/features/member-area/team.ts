import { createHash } from 'node:crypto';
import type { Member, Store } from '../../members';

const DAY = 24 * 3600_000;
const started = Date.now();

/** Somebody whom a member brought. */
export interface Brought {
  readonly name: string;
  readonly at: number;
  readonly deposited: boolean;
}

/** Whom the demo accounts brought before the demo began. */
const past: readonly Brought[] = [
  { name: 'ma***22', at: started - 3 * DAY, deposited: true },
  { name: 'so***ia', at: started - 9 * DAY, deposited: true },
  { name: 'ke***n7', at: started - 20 * DAY, deposited: false },
];

const shortened = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`;

/** Whom a member brought: those who registered with the member's code, newest first. */
export function teamOf(store: Store, member: Member): readonly Brought[] {
  const code = referralCodeOf(member);
  const now = store
    .membersOf(member.merchantCode)
    .filter(({ invitedBy }) => invitedBy?.code === code)
    .map(({ userName, invitedBy, successfulDeposits }) => ({
      name: shortened(userName),
      at: invitedBy?.at ?? started,
      deposited: successfulDeposits > 0,
    }))
    .sort((one, other) => other.at - one.at);
  return member.userName.startsWith('demo-') ? [...now, ...past] : now;
}

/** By which others name a member when they register; it says nothing of who that is. */
export const referralCodeOf = ({ id }: Pick<Member, 'id'>): string =>
  createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase();
