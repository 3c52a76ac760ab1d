import { changePassword } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { GatewayError, say, type TextKey } from '../../common';
import { hashPassword, isPassword, type Store } from '../../members';

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
