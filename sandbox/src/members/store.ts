import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import * as v from 'valibot';
import { type Member, memberRecord } from './member';

/** Where a session was opened, or a login tried. */
export interface Place {
  /** The browser's user agent. */
  readonly agent: string;
  /** The visitor's address. */
  readonly address: string;
}

const sessionRecord = v.object({
  merchantCode: v.string(),
  userName: v.string(),
  agent: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  /** In ms since 1970. */
  at: v.optional(v.number(), 0),
});

/** A session as its member sees it. The id is not the token, so that it does not grant access. */
type OpenSession = v.InferOutput<typeof sessionRecord> & { readonly id: string };

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
  openSession(member: Member, place: Place): Promise<string>;
  /** The member of a session. A token is valid only at the merchant that issued it. */
  memberBy(merchantCode: string, token: string): Member | undefined;
  closeSession(token: string): Promise<void>;
  /** The sessions of a member, newest first. */
  sessionsOf(member: Member): readonly OpenSession[];
  /** Ends a session of `sessionsOf`. */
  endSession(session: OpenSession): Promise<void>;
  /** The member with an identity at a third party, as `provider:id`. */
  memberByIdentity(merchantCode: string, identity: string): Member | undefined;
  bindIdentity(identity: string, member: Member): Promise<void>;
  unbindIdentity(identity: string, member: Member): Promise<void>;
  /** The identities of a member, as `provider:id`. */
  identitiesOf(member: Member): readonly string[];
  close(): Promise<void>;
}

type MemberKey = [merchantCode: string, userName: string];

const keyOf = (merchantCode: string, userName: string): MemberKey => [merchantCode, userName.toLowerCase()];
/** Only the hash of a token is stored, so that the data on disk does not grant access. */
export const sessionId = (token: string) => createHash('sha256').update(token).digest('base64url');

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
    async openSession({ merchantCode, userName }, { agent, address }) {
      const token = randomBytes(32).toString('base64url');
      await sessions.put(sessionId(token), { merchantCode, userName, agent, address, at: Date.now() });
      return token;
    },
    memberBy(merchantCode, token) {
      const session = v.safeParse(sessionRecord, sessions.get(sessionId(token)));
      if (!session.success || session.output.merchantCode !== merchantCode) return undefined;
      return member(merchantCode, session.output.userName);
    },
    async closeSession(token) {
      await sessions.remove(sessionId(token));
    },
    sessionsOf: ({ merchantCode, userName }) =>
      [...sessions.getRange()]
        .flatMap(({ key, value }) => {
          const found = v.safeParse(sessionRecord, value);
          return found.success ? [{ ...found.output, id: String(key) }] : [];
        })
        .filter((session) => session.merchantCode === merchantCode && session.userName === userName)
        .sort((one, other) => other.at - one.at),
    async endSession({ id }) {
      await sessions.remove(id);
    },
    memberByIdentity(merchantCode, identity) {
      const userName = identities.get([merchantCode, identity]);
      return typeof userName === 'string' ? member(merchantCode, userName) : undefined;
    },
    async bindIdentity(identity, { merchantCode, userName }) {
      await identities.put([merchantCode, identity], userName);
    },
    async unbindIdentity(identity, { merchantCode }) {
      await identities.remove([merchantCode, identity]);
    },
    identitiesOf: ({ merchantCode, userName }) =>
      [...identities.getRange({ start: [merchantCode, ''], end: [merchantCode, '\uffff'] })].flatMap(
        ({ key, value }) => (value === userName ? [key[1]] : []),
      ),
    close: () => root.close(),
  };
}

/** The identity of a mobile number, which begins with a plus sign. */
export const mobileIdentity = (mobile: string): string => `mobile:${mobile}`;

/** The identity of an e-mail address. */
export const emailIdentity = (email: string): string => `email:${email.toLowerCase()}`;

/** The member with a mobile number. */
export const memberByMobile = (store: Store, merchantCode: string, mobile: string): Member | undefined =>
  store.memberByIdentity(merchantCode, mobileIdentity(mobile));

/** The member by the name field of a login: a user name, or a mobile number with a plus sign. */
export const memberNamed = (store: Store, merchantCode: string, name: string): Member | undefined =>
  name.startsWith('+') ? memberByMobile(store, merchantCode, name) : store.member(merchantCode, name);

/** Ends the sessions of a member, except the one of `token`. */
export async function endOtherSessions(store: Store, member: Member, token?: string): Promise<void> {
  const kept = token === undefined ? undefined : sessionId(token);
  for (const session of store.sessionsOf(member)) if (session.id !== kept) await store.endSession(session);
}

/** Number of kept logins of a member. */
const KEPT = 10;

/** Keeps a login that succeeded or failed, for the member to see. */
export const recordLogin = (store: Store, member: Member, place: Place, success: boolean): void =>
  store.change(member, (draft) => {
    const { agent, address } = place;
    draft.logins = [{ at: Date.now(), agent, address, success }, ...(draft.logins ?? [])].slice(0, KEPT);
  });
