import { createHash } from 'node:crypto';
import type { Member } from '../members/member';

/** By which others name a member when they register; it says nothing of who that is. */
export const referralCodeOf = ({ id }: Pick<Member, 'id'>): string =>
  createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase();
