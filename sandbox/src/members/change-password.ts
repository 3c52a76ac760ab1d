import { changePassword } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { say, type TextKey } from '../texts/say';
import { hashPassword, isPassword } from './password';
import type { Store } from './store';

const SHORTEST_PASSWORD = 8;

/** A new password for the signed-in member, who must know the old one. */
export const changePasswordAnswer = (store: Store): Answer =>
  answer(changePassword, async ({ request, member, language }) => {
    const refuse = (code: TextKey) => new GatewayError(code, say(language, code));
    const who = member();
    if (!(await isPassword(request.oldPassword, who.password))) throw refuse('old_password_wrong');
    if (request.newPassword.length < SHORTEST_PASSWORD) throw refuse('password_too_short');
    if (request.newPassword === request.oldPassword) throw refuse('password_unchanged');
    const password = await hashPassword(request.newPassword);
    await store.save({ ...who, password, passwordExpired: false });
  });
