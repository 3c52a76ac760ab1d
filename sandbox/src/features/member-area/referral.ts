import { isFree, referralProgram } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { decimal } from '../../common';
import { referralCodeOf, teamOf } from './team';
import type { Store } from '../../members';

/** In hundredths. */
const INVITER = 1_000;
const FRIEND = 500;

const terms = {
  inviterBonus: decimal(INVITER),
  friendBonus: decimal(FRIEND),
  minimumDeposit: '20.00',
};

/** What invitations bring; a member's code and earnings beside it (R2.14). */
export const referralAnswer = (store: Store): Answer =>
  answer(referralProgram, ({ token, member }) => {
    const who = token === undefined ? undefined : member();
    if (!who || isFree(who.type)) return { ...terms, code: null, earnings: null, friends: [] };
    const team = teamOf(store, who);
    const qualified = team.filter(({ deposited }) => deposited).length;
    return {
      ...terms,
      code: referralCodeOf(who),
      earnings: {
        invited: team.length,
        qualified,
        earned: decimal(qualified * INVITER),
        pending: decimal((team.length - qualified) * INVITER),
      },
      friends: team.map(({ name, at, deposited }) => ({
        name,
        at,
        earned: decimal(deposited ? INVITER : 0),
      })),
    };
  });
