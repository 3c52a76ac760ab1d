import { customer, depositSettings, memberInfo, memberLanguage, rankProgress, type MemberInfo, type RankProgress } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { say, type TextKey } from '../../common';
import type { Store, Member } from '../../members';

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

const EXPECTED_CONDITIONS = 5;

/** The clubs of the platform, lowest first. */
const clubs: readonly { readonly labelId: string; readonly name: TextKey }[] = [
  { labelId: '1001', name: 'club.bronze' },
  { labelId: '1002', name: 'club.silver' },
  { labelId: '1003', name: 'club.gold' },
  { labelId: '1004', name: 'club.platinum' },
  { labelId: '1005', name: 'club.diamond' },
];

/** The club that a member is in; null for one who is in none (R3.3). */
export function clubLabelOf(
  { membership }: Member,
  language: string,
): NonNullable<MemberInfo['clubLabel']> | null {
  const level = clubs.findIndex(({ labelId }) => labelId === membership?.labelId);
  const club = clubs[level];
  if (!club) return null;
  return { labelName: say(language, club.name), labelId: club.labelId, type: 'AUTO', rankLevel: level + 1 };
}

/** How far it is to the next club (R3.3, R7.31). */
export function rankProgressOf({ membership }: Member, language: string): RankProgress {
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
      nextLabelName: next ? say(language, next.name) : null,
    },
  };
}
