import { registerMobile } from '@tessera/contract';
import type { Captchas } from '../captcha/captchas';
import { type Answer, answer } from '../gateway/answer';
import { badRequest, GatewayError } from '../gateway/gateway-error';
import type { Codes } from '../one-time-code/codes';
import { phoneNumber } from '../one-time-code/send-sms';
import { say } from '../texts/say';
import { freeUserName } from './auto-username';
import { memberByMobile, mobileIdentity } from './member-named';
import { newMember } from './new-member';
import type { Store } from './store';

/** Registration by mobile number: the code proves that the number is theirs, the gateway chooses the user name (R7.7). */
export const registerMobileAnswer = (store: Store, codes: Codes, captchas: Captchas): Answer =>
  answer(registerMobile, async ({ request, merchant, language }) => {
    const { countryDialingCode, mobileNum, smsCode = '', password } = request;
    if (!countryDialingCode || !mobileNum) throw badRequest('countryDialingCode and mobileNum');
    captchas.check(merchant, 'register', request, language);
    captchas.checkPicture(merchant, request.loginDeviceId, request.identifying, language);
    const mobile = phoneNumber(countryDialingCode, mobileNum);
    if (memberByMobile(store, merchant.code, mobile))
      throw new GatewayError('mobile_exists', say(language, 'mobile_exists'));
    codes.take(merchant.code, mobile, smsCode, language);
    const userName = freeUserName(store, merchant.code);
    const member = await newMember(merchant, language, userName, password);
    await store.add(member);
    await store.bindIdentity(mobileIdentity(mobile), member);
    return { id: member.id, userName, token: await store.openSession(member) };
  });
