import { randomBytes } from 'node:crypto';
import {
  bindContact,
  bindSocial,
  sendContactCode,
  startAuthenticator,
  unbindContact,
  unbindSocial,
  type VerificationWay,
} from '@tessera/contract';
import { badRequest, refusal } from '../../common';
import { type Answer, answer } from '../../gateway';
import { emailIdentity, type Member, mobileIdentity, type Store } from '../../members';
import {
  type Access,
  acceptDevice,
  base32,
  type ContactType,
  contactOf,
  isTotp,
  secretOf,
  sendCode,
} from '../access';

/** In bytes. */
const SECRET = 20;

const formats = { email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, sms: /^\+\d{6,18}$/ } as const;
const identities = { email: emailIdentity, sms: mobileIdentity } as const;

/** The identities of a member at social providers. */
export const socialIdentities = (store: Store, member: Member): readonly string[] =>
  store.identitiesOf(member).filter((identity) => !/^(email|mobile):/.test(identity));

/** The contact that a request names, or the one that the member has. @throws GatewayError `contact_wrong` */
function targetIn(type: ContactType, target: string | undefined, language: string): string {
  if (target === undefined || !formats[type].test(target)) throw refusal(language, 'contact_wrong');
  return target;
}

/** Adds or removes a way of the extra verification on new devices. */
const verifyBy = (store: Store, member: Member, way: VerificationWay, isOn: boolean): void =>
  store.change(member, (draft) => {
    const ways = (draft.verification ?? []).filter((one) => one !== way);
    draft.verification = isOn ? [...ways, way] : ways;
  });

/** The contacts of a member, the authenticator app and the accounts at social providers. */
export function contactAnswers(store: Store, access: Access): readonly Answer[] {
  const free = (merchant: string, member: Member, identity: string, language: string) => {
    const owner = store.memberByIdentity(merchant, identity);
    if (owner && owner.id !== member.id) throw refusal(language, 'contact_taken');
  };
  return [
    answer(sendContactCode, ({ request: { type, target }, merchant, language, member }) => {
      const to = target ?? contactOf(store, member(), type);
      const contact = targetIn(type, to, language);
      free(merchant.code, member(), identities[type](contact), language);
      sendCode(access, { merchant, language, type, to: contact, key: contact });
    }),
    answer(startAuthenticator, ({ merchant, member }) => {
      const current = member();
      if (current.verification?.includes('ga')) throw badRequest('The app is bound already');
      // Text, because the secret of the demo members is their id.
      const secret = randomBytes(SECRET / 2).toString('hex');
      store.change(current, (draft) => {
        draft.authenticator = secret;
      });
      const label = encodeURIComponent(`${merchant.name}:${current.userName}`);
      return {
        secret: base32(secret),
        uri: `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(merchant.name)}`,
      };
    }),
    answer(bindContact, async ({ request, merchant, language, member }) => {
      const { type, target, code, loginDeviceId } = request;
      const current = member();
      if (type === 'ga') {
        if (!isTotp(secretOf(current), code)) throw refusal(language, 'code_wrong');
      } else {
        const contact = targetIn(type, target, language);
        const identity = identities[type](contact);
        free(merchant.code, current, identity, language);
        access.codes.check(merchant.code, `${type}:${contact}`, code, language);
        const earlier = contactOf(store, current, type);
        if (earlier) await store.unbindIdentity(identities[type](earlier), current);
        await store.bindIdentity(identity, current);
      }
      verifyBy(store, current, type, true);
      acceptDevice(access, current, loginDeviceId);
    }),
    answer(unbindContact, async ({ request: { type, code }, merchant, language, member }) => {
      const current = member();
      if (type === 'ga') {
        if (!isTotp(secretOf(current), code)) throw refusal(language, 'code_wrong');
      } else {
        const contact = targetIn(type, contactOf(store, current, type), language);
        access.codes.check(merchant.code, `${type}:${contact}`, code, language);
        await store.unbindIdentity(identities[type](contact), current);
      }
      verifyBy(store, current, type, false);
    }),
    answer(bindSocial, async ({ request, merchant, language, member }) => {
      const identity = access.readIdentity(request, language);
      free(merchant.code, member(), identity, language);
      await store.bindIdentity(identity, member());
    }),
    answer(unbindSocial, async ({ request: { channel }, member }) => {
      const bound = socialIdentities(store, member()).filter((one) => one.startsWith(`${channel}:`));
      for (const identity of bound) await store.unbindIdentity(identity, member());
    }),
  ];
}
