import { register, registerMobile, autoUsername } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { GatewayError, say, badRequest, type TextKey } from '../../common';
import { identityIn, refusal, type IdentityOf } from './identity';
import { newMember, memberByMobile, mobileIdentity, type Member, type Store } from '../../members';
import { phoneNumber, type Codes } from './one-time-codes';
import { randomInt } from 'node:crypto';
import type { Captchas } from '../../third-parties/captcha';

export const userNameShape = /^[a-z0-9]{4,16}$/i;
export const SHORTEST_PASSWORD = 8;

/** Registration by user name; the new member is signed in at once (R7.7). */
export const registerAnswer = (store: Store, captchas: Captchas, identityOf: IdentityOf): Answer =>
  answer(register, async ({ request, merchant, language }) => {
    captchas.check(merchant, 'register', request, language);
    captchas.checkPicture(merchant, request.loginDeviceId, request.identifying, language);
    const refuse = (code: TextKey) => new GatewayError(code, say(language, code));
    const userName = request.username ?? '';
    if (!userNameShape.test(userName)) throw refuse('username_invalid');
    if (request.password.length < SHORTEST_PASSWORD) throw refuse('password_too_short');

    const identity = identityIn(request, language, identityOf);
    const member: Member = {
      ...(await newMember(merchant, language, userName, request.password)),
      ...(request.referralCode && { invitedBy: { code: request.referralCode, at: Date.now() } }),
    };
    if (!(await store.add(member))) throw refuse('username_exists');
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return { id: member.id, userName, token: await store.openSession(member) };
  });

/**
 * Registration by mobile number: a code, or a token of the identity service, proves that the number is theirs. The
 * gateway chooses the user name (R7.7).
 */
export const registerMobileAnswer = (
  store: Store,
  { codes, captchas }: { readonly codes: Codes; readonly captchas: Captchas },
  identityOf: IdentityOf,
): Answer =>
  answer(registerMobile, async ({ request, merchant, language }) => {
    const { countryDialingCode, mobileNum, smsCode = '', password } = request;
    if (!countryDialingCode || !mobileNum) throw badRequest('countryDialingCode and mobileNum');
    captchas.check(merchant, 'register', request, language);
    captchas.checkPicture(merchant, request.loginDeviceId, request.identifying, language);
    const mobile = phoneNumber(countryDialingCode, mobileNum);
    if (memberByMobile(store, merchant.code, mobile))
      throw new GatewayError('mobile_exists', say(language, 'mobile_exists'));
    const identity = identityIn(request, language, identityOf);
    if (request.firebaseChannel !== 'phone') codes.take(merchant.code, mobile, smsCode, language);
    else if (identity !== mobileIdentity(mobile)) throw refusal(language, 'identity_token_invalid');
    const userName = freeUserName(store, merchant.code);
    const member = await newMember(merchant, language, userName, password);
    await store.add(member);
    await store.bindIdentity(mobileIdentity(mobile), member);
    if (identity !== undefined) await store.bindIdentity(identity, member);
    return { id: member.id, userName, token: await store.openSession(member) };
  });

const words = ['lucky', 'river', 'comet', 'maple', 'pearl', 'tiger', 'ember', 'lotus'];

/** A name that nobody has at this merchant. */
export function freeUserName(store: Store, merchantCode: string): string {
  const name = `${words[randomInt(words.length)]}${randomInt(10_000, 1_000_000)}`;
  return store.member(merchantCode, name) ? freeUserName(store, merchantCode) : name;
}

/** Proposes a user name (R7.8). */
export const autoUsernameAnswer = (store: Store): Answer =>
  answer(autoUsername, ({ merchant }) => ({ username: freeUserName(store, merchant.code) }));
