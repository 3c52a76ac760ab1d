import { randomUUID } from 'node:crypto';
import { register } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { GatewayError } from '../gateway/gateway-error';
import { say, type TextKey } from '../texts/say';
import { openingBalances } from '../wallet/opening-balances';
import { hashPassword } from './password';
import type { Store } from './store';

const userNameShape = /^[a-z0-9]{4,16}$/i;
const SHORTEST_PASSWORD = 8;

/** Registration by user name; the new member is signed in at once (R7.7). */
export const registerAnswer = (store: Store): Answer =>
  answer(register, async ({ request, merchant, language }) => {
    const refuse = (code: TextKey) => new GatewayError(code, say(language, code));
    const userName = request.username ?? '';
    if (!userNameShape.test(userName)) throw refuse('username_invalid');
    if (request.password.length < SHORTEST_PASSWORD) throw refuse('password_too_short');

    const member = {
      id: randomUUID(),
      merchantCode: merchant.code,
      userName,
      password: await hashPassword(request.password),
      type: 0,
      language,
      membership: { labelId: '1001', completedConditions: 0 },
      balances: openingBalances(merchant, '0.00'),
      successfulDeposits: 0,
      unreadMessages: 1,
      passwordExpired: false,
      hasLoggedIn: true,
    } as const;
    if (!(await store.add(member))) throw refuse('username_exists');
    return { id: member.id, userName, token: await store.openSession(member) };
  });
