import {
  customer,
  depositSettings,
  type MemberInfo,
  memberInfo,
  memberLanguage,
  type RankProgress,
  rankProgress,
} from '@tessera/contract';
import { type TextKey, translate } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import type { Member, Store } from '../../members';

/** The member's data and club (R7.9, R7.10, R7.12, R7.31, R7.32). */
export const profileAnswers = (store: Store): readonly Answer[] => [
  answer(memberInfo, ({ language, member }) => {
    const current = member();
    return {
      id: current.id,
      account: current.userName,
      type: current.type,
      language: current.language,
      clubLabel: clubLabelOf(current, language),
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

/** Conditions of each club. */
const EXPECTED_CONDITIONS = 5;

/** The clubs of the platform, lowest first. */
const clubs: readonly { readonly labelId: string; readonly name: TextKey }[] = [
  { labelId: '1001', name: 'club.bronze' },
  { labelId: '1002', name: 'club.silver' },
  { labelId: '1003', name: 'club.gold' },
  { labelId: '1004', name: 'club.platinum' },
  { labelId: '1005', name: 'club.diamond' },
];

/** The club of a member (R3.3). @returns null for a member without a club */
function clubLabelOf({ membership }: Member, language: string): NonNullable<MemberInfo['clubLabel']> | null {
  const level = clubs.findIndex(({ labelId }) => labelId === membership?.labelId);
  const club = clubs[level];
  if (!club) return null;
  return {
    labelName: translate(language, club.name),
    labelId: club.labelId,
    type: 'AUTO',
    rankLevel: level + 1,
  };
}

/** The progress of a member to the next club (R3.3, R7.31). */
function rankProgressOf({ membership }: Member, language: string): Sent<RankProgress> {
  if (!membership) {
    return {
      currentProgress: { completedConditions: 0, totalExpectedConditions: 0 },
      playerRankProgress: null,
    };
  }
  const next = clubs[clubs.findIndex(({ labelId }) => labelId === membership.labelId) + 1];
  return {
    currentProgress: {
      completedConditions: membership.completedConditions,
      totalExpectedConditions: EXPECTED_CONDITIONS,
    },
    playerRankProgress: {
      labelId: membership.labelId,
      nextLabelName: next ? translate(language, next.name) : null,
    },
  };
}
