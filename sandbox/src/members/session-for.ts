import { randomUUID } from 'node:crypto';
import type { LoginValue } from '@tessera/contract';
import type { Member } from './member';
import type { Store } from './store';

/** Opens a session for a member and says what a login answers (R3.5). */
export async function sessionFor(store: Store, member: Member): Promise<LoginValue> {
  if (!member.hasLoggedIn) await store.save({ ...member, hasLoggedIn: true });
  return {
    id: member.id,
    token: await store.openSession(member),
    userName: member.userName,
    customerType: member.type,
    firstTimeLogin: !member.hasLoggedIn,
    passwordExpired: member.passwordExpired,
    spanId: randomUUID(),
  };
}
