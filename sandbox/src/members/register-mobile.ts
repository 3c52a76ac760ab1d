import { registerMobile } from '@tessera/contract';
import type { Captchas } from '../captcha/captchas';
import { type Answer, answer } from '../gateway/answer';
import { badRequest, GatewayError } from '../gateway/gateway-error';
import type { Codes } from '../one-time-code/codes';
import { phoneNumber } from '../one-time-code/send-sms';
import { identityIn } from '../social/bind';
import { type IdentityOf, refusal } from '../social/identity';
import { say } from '../texts/say';
import { freeUserName } from './auto-username';
import { memberByMobile, mobileIdentity } from './member-named';
import { newMember } from './new-member';
import type { Store } from './store';

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
