import { customer, depositSettings, memberInfo, memberLanguage, rankProgress } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { clubLabelOf, rankProgressOf } from './clubs';
import type { Store } from './store';

/** What the member centre asks about the member (R7.9, R7.10, R7.12, R7.31, R7.32). */
export const profileAnswers = (store: Store): readonly Answer[] => [
  answer(memberInfo, ({ language, member }) => {
    const who = member();
    return {
      id: who.id,
      account: who.userName,
      type: who.type,
      language: who.language,
      clubLabel: clubLabelOf(who, language),
    };
  }),
  answer(memberLanguage, async ({ request, member }) => {
    await store.save({ ...member(), language: request.language });
    return true;
  }),
  answer(customer, ({ member }) => ({ id: member().id, account: member().userName })),
  answer(rankProgress, ({ language, member }) => rankProgressOf(member(), language)),
  answer(depositSettings, ({ member }) => ({ totalDepositSuccessCount: member().successfulDeposits })),
];
