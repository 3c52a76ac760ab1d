import { changePassword } from '@tessera/contract';
import { refusal } from '../../common';
import { type Answer, answer } from '../../gateway';
import { endOtherSessions, hashPassword, isPassword, type Store } from '../../members';

const USER_NAME = /^[a-z0-9]{4,16}$/i;
const SHORTEST_PASSWORD = 8;

/** @throws GatewayError `username_invalid` */
export function checkUserName(userName: string, language: string): void {
  if (!USER_NAME.test(userName)) throw refusal(language, 'username_invalid');
}

/** @throws GatewayError `password_too_short` */
export function checkPassword(password: string, language: string): void {
  if (password.length < SHORTEST_PASSWORD) throw refusal(language, 'password_too_short');
}

/** Changes the password of the signed-in member, who must enter the current one, and ends the other sessions. */
export const changePasswordAnswer = (store: Store): Answer =>
  answer(changePassword, async ({ request: { oldPassword, newPassword }, member, token, language }) => {
    const current = member();
    if (!(await isPassword(oldPassword, current.password))) throw refusal(language, 'old_password_wrong');
    checkPassword(newPassword, language);
    if (newPassword === oldPassword) throw refusal(language, 'password_unchanged');
    await store.save({ ...current, password: await hashPassword(newPassword), passwordExpired: false });
    await endOtherSessions(store, current, token);
  });
