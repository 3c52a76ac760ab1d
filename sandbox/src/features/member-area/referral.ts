import { isFree, referralProgram } from '@tessera/contract';
import { fromCents } from '../../common';
import { type Answer, answer } from '../../gateway';
import type { Store } from '../../members';
import { referralCodeOf, teamOf } from './team';

/** In hundredths. */
const INVITER_BONUS = 1_000;
/** In hundredths. */
const FRIEND_BONUS = 500;

const terms = {
  inviterBonus: fromCents(INVITER_BONUS),
  friendBonus: fromCents(FRIEND_BONUS),
  minimumDeposit: '20.00',
};

/** The terms of the referral programme, and a member's code and earnings (R2.14). */
export const referralAnswer = (store: Store): Answer =>
  answer(referralProgram, ({ token, member }) => {
    const current = token === undefined ? undefined : member();
    if (!current || isFree(current.type)) return { ...terms, code: null, earnings: null, friends: [] };
    const team = teamOf(store, current);
    const qualified = team.filter(({ deposited }) => deposited).length;
    return {
      ...terms,
      code: referralCodeOf(current),
      earnings: {
        invited: team.length,
        qualified,
        earned: fromCents(qualified * INVITER_BONUS),
        pending: fromCents((team.length - qualified) * INVITER_BONUS),
      },
      friends: team.map(({ name, at, deposited }) => ({
        name,
        at,
        earned: fromCents(deposited ? INVITER_BONUS : 0),
      })),
    };
  });
