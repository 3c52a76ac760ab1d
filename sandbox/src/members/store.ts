import * as v from 'valibot';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { memberRecord, type Member } from './member';

const sessionRecord = v.object({ merchantCode: v.string(), userName: v.string() });

/** Members and sessions, on disk. Members are per merchant; their names differ by more than case. */
export interface Store {
  member(merchantCode: string, userName: string): Member | undefined;
  /** Everyone of a merchant. */
  membersOf(merchantCode: string): readonly Member[];
  /** False when the name is taken. */
  add(member: Member): Promise<boolean>;
  save(member: Member): Promise<void>;
  /** Changes a member in one step that no other call can come between; nothing is kept when `change` throws. */
  change<Result>(member: Member, change: (draft: Member) => Result): Result;
  /** A new session token. */
  openSession(member: Member): Promise<string>;
  /** Whose session it is; a token counts only at the merchant that gave it. */
  memberBy(merchantCode: string, token: string): Member | undefined;
  closeSession(token: string): Promise<void>;
  /** To whom an identity at a third party belongs, as `provider:id`. */
  memberByIdentity(merchantCode: string, identity: string): Member | undefined;
  bindIdentity(identity: string, member: Member): Promise<void>;
  close(): Promise<void>;
}

type MemberKey = [merchantCode: string, userName: string];

const keyOf = (merchantCode: string, userName: string): MemberKey => [merchantCode, userName.toLowerCase()];
/** The store of sessions opens no session for whoever reads it. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens the store in `dataDir`, which is made when it is missing. */
export async function openStore(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const root = open({ path: join(dataDir, 'sandbox.mdb') });
  const members = root.openDB<unknown, MemberKey>({ name: 'members', encoding: 'json' });
  const identities = root.openDB<unknown, MemberKey>({ name: 'identities', encoding: 'json' });
  const sessions = root.openDB<unknown, string>({ name: 'sessions', encoding: 'json' });

  const member = (merchantCode: string, userName: string) => {
    const found = v.safeParse(memberRecord, members.get(keyOf(merchantCode, userName)));
    return found.success ? found.output : undefined;
  };
  return {
    member,
    membersOf: (merchantCode) =>
      [...members.getRange({ start: [merchantCode, ''], end: [merchantCode, '\uffff'] })].flatMap(
        ({ value }) => {
          const found = v.safeParse(memberRecord, value);
          return found.success ? [found.output] : [];
        },
      ),
    add(added) {
      const key = keyOf(added.merchantCode, added.userName);
      return members.ifNoExists(key, () => void members.put(key, added));
    },
    async save(changed) {
      await members.put(keyOf(changed.merchantCode, changed.userName), changed);
    },
    change: ({ merchantCode, userName }, change) =>
      root.transactionSync(() => {
        const draft = member(merchantCode, userName);
        if (!draft) throw new TypeError(`The store has no member ${userName}`);
        const result = change(draft);
        members.putSync(keyOf(merchantCode, userName), draft);
        return result;
      }),
    async openSession({ merchantCode, userName }) {
      const token = randomBytes(32).toString('base64url');
      await sessions.put(digest(token), { merchantCode, userName });
      return token;
    },
    memberBy(merchantCode, token) {
      const session = v.safeParse(sessionRecord, sessions.get(digest(token)));
      if (!session.success || session.output.merchantCode !== merchantCode) return undefined;
      return member(merchantCode, session.output.userName);
    },
    async closeSession(token) {
      await sessions.remove(digest(token));
    },
    memberByIdentity(merchantCode, identity) {
      const userName = identities.get([merchantCode, identity]);
      return typeof userName === 'string' ? member(merchantCode, userName) : undefined;
    },
    async bindIdentity(identity, { merchantCode, userName }) {
      await identities.put([merchantCode, identity], userName);
    },
    close: () => root.close(),
  };
}

/** A number with its plus sign, as an identity that a member can have. */
export const mobileIdentity = (mobile: string): string => `mobile:${mobile}`;

/** The member whose number it is. */
export const memberByMobile = (store: Store, merchantCode: string, mobile: string): Member | undefined =>
  store.memberByIdentity(merchantCode, mobileIdentity(mobile));

/** The member behind what stands in the name field of a login: a user name, or a number with its plus sign. */
export const memberNamed = (store: Store, merchantCode: string, name: string): Member | undefined =>
  name.startsWith('+') ? memberByMobile(store, merchantCode, name) : store.member(merchantCode, name);
