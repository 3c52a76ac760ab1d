import { register } from '@tessera/contract';
import type { Captchas } from '../captcha/captchas';
import { type Answer, answer } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { identityIn } from '../social/bind';
import type { IdentityOf } from '../social/identity';
import { say, type TextKey } from '../texts/say';
import type { Member } from './member';
import { newMember } from './new-member';
import type { Store } from './store';

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
