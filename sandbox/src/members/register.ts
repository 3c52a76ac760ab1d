import { register } from '@tessera/contract';
import type { Captchas } from '../captcha/captchas';
import { type Answer, answer } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { bindProof } from '../social/bind';
import { say, type TextKey } from '../texts/say';
import { newMember } from './new-member';
import type { Store } from './store';

const userNameShape = /^[a-z0-9]{4,16}$/i;
const SHORTEST_PASSWORD = 8;

/** Registration by user name; the new member is signed in at once (R7.7). */
export const registerAnswer = (store: Store, captchas: Captchas): Answer =>
  answer(register, async ({ request, merchant, language }) => {
    captchas.check(merchant, 'register', request, language);
    captchas.checkPicture(merchant, request.loginDeviceId, request.identifying, language);
    const refuse = (code: TextKey) => new GatewayError(code, say(language, code));
    const userName = request.username ?? '';
    if (!userNameShape.test(userName)) throw refuse('username_invalid');
    if (request.password.length < SHORTEST_PASSWORD) throw refuse('password_too_short');

    const member = await newMember(merchant, language, userName, request.password);
    if (!(await store.add(member))) throw refuse('username_exists');
    await bindProof(store, request, member, language);
    return { id: member.id, userName, token: await store.openSession(member) };
  });
