import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import * as v from 'valibot';
import { type Member, memberRecord } from './member';

const sessionRecord = v.object({ merchantCode: v.string(), userName: v.string() });

/** Members and sessions on disk. User names are unique per merchant, regardless of case. */
export interface Store {
  member(merchantCode: string, userName: string): Member | undefined;
  /** All members of a merchant. */
  membersOf(merchantCode: string): readonly Member[];
  /** @returns false if the name is taken */
  add(member: Member): Promise<boolean>;
  save(member: Member): Promise<void>;
  /** Changes a member in one transaction. Saves nothing if `change` throws. */
  change<Result>(member: Member, change: (draft: Member) => Result): Result;
  /** @returns the token of the new session */
  openSession(member: Member): Promise<string>;
  /** The member of a session. A token is valid only at the merchant that issued it. */
  memberBy(merchantCode: string, token: string): Member | undefined;
  closeSession(token: string): Promise<void>;
  /** The member with an identity at a third party, as `provider:id`. */
  memberByIdentity(merchantCode: string, identity: string): Member | undefined;
  bindIdentity(identity: string, member: Member): Promise<void>;
  close(): Promise<void>;
}

type MemberKey = [merchantCode: string, userName: string];

const keyOf = (merchantCode: string, userName: string): MemberKey => [merchantCode, userName.toLowerCase()];
/** Only the hash of a token is stored, so that the data on disk does not grant access. */
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens the store in `dataDir`. Creates the folder if it is missing. */
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

/** The identity of a mobile number, which begins with a plus sign. */
export const mobileIdentity = (mobile: string): string => `mobile:${mobile}`;

/** The member with a mobile number. */
export const memberByMobile = (store: Store, merchantCode: string, mobile: string): Member | undefined =>
  store.memberByIdentity(merchantCode, mobileIdentity(mobile));

/** The member by the name field of a login: a user name, or a mobile number with a plus sign. */
export const memberNamed = (store: Store, merchantCode: string, name: string): Member | undefined =>
  name.startsWith('+') ? memberByMobile(store, merchantCode, name) : store.member(merchantCode, name);
