import {
  errorCode,
  type RecoveryWay,
  resetPassword,
  resetPasswordBySocial,
  sendResetCode,
} from '@tessera/contract';
import { NoSuchCall, refusal, translate } from '../../common';
import { type Answer, answer } from '../../gateway';
import {
  emailIdentity,
  endOtherSessions,
  hashPassword,
  type Member,
  mobileIdentity,
  type Store,
} from '../../members';
import type { Merchant } from '../../merchants';
import type { Access } from './access';
import { checkPassword } from './credentials';
import { memberByIdentity } from './identity';

interface Recovered {
  readonly way: RecoveryWay;
  readonly account: string;
}

/** The target of the code, by which it cannot be used for a login. */
const targetOf = ({ account }: Recovered): string => `reset:${account.toLowerCase()}`;

/** @throws NoSuchCall if the merchant does not offer this way */
function checkOffered({ recovery = [] }: Merchant, way: RecoveryWay | 'social'): void {
  if (!recovery.includes(way)) throw new NoSuchCall();
}

const memberOf = (store: Store, { code }: Merchant, { way, account }: Recovered): Member | undefined =>
  store.memberByIdentity(code, way === 'email' ? emailIdentity(account) : mobileIdentity(account));

/** Sets a new password. Ends all sessions: the account may be in other hands. */
async function setPassword(store: Store, member: Member, newPassword: string): Promise<void> {
  const password = await hashPassword(newPassword);
  await store.save({ ...member, password, passwordExpired: false });
  await endOtherSessions(store, member);
}

/**
 * A new password by a code or by a linked account. Codes and refusals are the same for accounts that do not exist, so that nobody can test which
 * exist; only the e-mail is not sent.
 */
export const resetPasswordAnswers = (
  store: Store,
  { captchas, codes, outbox, readIdentity }: Access,
): readonly Answer[] => [
  answer(sendResetCode, ({ request, merchant, language }) => {
    checkOffered(merchant, request.way);
    captchas.check(merchant, 'sms', request, language);
    const code = codes.send(merchant.code, targetOf(request), language);
    if (request.way !== 'email' || !memberOf(store, merchant, request)) return;
    outbox.put({
      merchant: merchant.code,
      to: request.account,
      language,
      subject: merchant.name,
      text: `${translate(language, 'mail.reset')} ${code}`,
    });
  }),
  answer(resetPassword, async ({ request, merchant, language }) => {
    checkOffered(merchant, request.way);
    checkPassword(request.newPassword, language);
    codes.check(merchant.code, targetOf(request), request.code, language);
    const member = memberOf(store, merchant, request);
    if (!member) throw refusal(language, 'code_expired');
    await setPassword(store, member, request.newPassword);
  }),
  answer(resetPasswordBySocial, async ({ request, merchant, language }) => {
    checkOffered(merchant, 'social');
    checkPassword(request.newPassword, language);
    const member = memberByIdentity(store, merchant, readIdentity(request, language));
    if (!member) throw refusal(language, errorCode.bindCustomerRequired);
    await setPassword(store, member, request.newPassword);
  }),
];
