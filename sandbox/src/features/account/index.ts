import { closeAccount } from '@tessera/contract';
import { DAY, refusal } from '../../common';
import { type Answer, answer } from '../../gateway';
import { endOtherSessions, isPassword, type Store } from '../../members';
import type { Access } from '../access';
import { contactAnswers } from './contacts';
import { deviceAnswers } from './devices';
import { limitAnswers } from './limits';
import { profileAnswers } from './profile';

/** Closes an account for some days or for good. For good only without money, which nobody could withdraw afterwards. */
const closingAnswer = (store: Store): Answer =>
  answer(closeAccount, async ({ request: { password, days }, member, language }) => {
    const current = member();
    if (!(await isPassword(password, current.password))) throw refusal(language, 'old_password_wrong');
    const hasMoney = Object.values(current.balances).some((balance) => Number(balance) > 0);
    if (days === undefined && hasMoney) throw refusal(language, 'balance_left');
    store.change(current, (draft) => {
      draft.closed = days === undefined ? {} : { until: Date.now() + days * DAY };
    });
    await endOtherSessions(store, current);
  });

/** What members see and change about their account: profile, contacts, devices, limits, and its end. */
export const accountAnswers = (store: Store, access: Access): readonly Answer[] => [
  ...profileAnswers(store),
  ...contactAnswers(store, access),
  ...deviceAnswers(store),
  ...limitAnswers(store),
  closingAnswer(store),
];
