import { randomInt } from 'node:crypto';
import { autoUsername, register, registerMobile } from '@tessera/contract';
import { badRequest, refusal } from '../../common';
import { type Answer, answer } from '../../gateway';
import { type Member, memberByMobile, mobileIdentity, newMember, type Store } from '../../members';
import type { Access } from './access';
import { checkPassword, checkUserName } from './credentials';
import { identityIn } from './identity';
import { phoneNumber } from './one-time-codes';

const words = ['lucky', 'river', 'comet', 'maple', 'pearl', 'tiger', 'ember', 'lotus'];

/** A random user name that is free at this merchant. */
function freeUserName(store: Store, merchantCode: string): string {
  const name = `${words[randomInt(words.length)]}${randomInt(10_000, 1_000_000)}`;
  return store.member(merchantCode, name) ? freeUserName(store, merchantCode) : name;
}

/** Registration by user name or mobile number, which also opens a session (R7.7), and proposed user names (R7.8). */
export const registerAnswers = (
  store: Store,
  { captchas, codes, readIdentity }: Access,
): readonly Answer[] => [
  answer(register, async (call) => {
    const { request, merchant, language } = call;
    captchas.check(merchant, 'register', request, language);
    captchas.checkPicture(merchant, request.loginDeviceId, request.identifying, language);
    const userName = request.username ?? '';
    checkUserName(userName, language);
    checkPassword(request.password, language);
    const identity = identityIn(request, language, readIdentity);
    const member: Member = {
      ...(await newMember(merchant, language, userName, request.password)),
      ...(request.referralCode && { invitedBy: { code: request.referralCode, at: Date.now() } }),
    };
    if (!(await store.add(member))) throw refusal(language, 'username_exists');
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return { id: member.id, userName, token: await store.openSession(member, call) };
  }),

  // A one-time code or a token of the identity service proves the number. The gateway chooses the user name.
  answer(registerMobile, async (call) => {
    const { request, merchant, language } = call;
    const { countryDialingCode, mobileNum, smsCode = '', password } = request;
    if (!countryDialingCode || !mobileNum) throw badRequest('countryDialingCode and mobileNum');
    captchas.check(merchant, 'register', request, language);
    captchas.checkPicture(merchant, request.loginDeviceId, request.identifying, language);
    const mobile = phoneNumber(countryDialingCode, mobileNum);
    if (memberByMobile(store, merchant.code, mobile)) throw refusal(language, 'mobile_exists');
    const identity = identityIn(request, language, readIdentity);
    if (request.firebaseChannel !== 'phone') codes.check(merchant.code, mobile, smsCode, language);
    else if (identity !== mobileIdentity(mobile)) throw refusal(language, 'identity_token_invalid');
    const userName = freeUserName(store, merchant.code);
    const member = await newMember(merchant, language, userName, password);
    await store.add(member);
    await store.bindIdentity(mobileIdentity(mobile), member);
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return { id: member.id, userName, token: await store.openSession(member, call) };
  }),

  answer(autoUsername, ({ merchant }) => ({ username: freeUserName(store, merchant.code) })),
];
