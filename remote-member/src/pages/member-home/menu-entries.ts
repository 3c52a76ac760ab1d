import bell from '@phosphor-icons/core/assets/regular/bell.svg';
import confetti from '@phosphor-icons/core/assets/regular/confetti.svg';
import dice from '@phosphor-icons/core/assets/regular/dice-five.svg';
import gift from '@phosphor-icons/core/assets/regular/gift.svg';
import badge from '@phosphor-icons/core/assets/regular/identification-badge.svg';
import pencil from '@phosphor-icons/core/assets/regular/pencil-simple-line.svg';
import question from '@phosphor-icons/core/assets/regular/question.svg';
import users from '@phosphor-icons/core/assets/regular/users-three.svg';
import { isAgent, isFree, type MemberType } from '@tessera/contract';
import { paths } from '../../common/paths';

/** What decides about the entries: the member's type, and what the merchant has switched on. */
export interface MenuConditions {
  readonly type: MemberType;
  readonly hasRewards: boolean;
  readonly hasReferral: boolean;
  readonly hasBets: boolean;
  readonly hasFeedback: boolean;
}

/** A link from the member centre to a page. */
export interface MenuEntry {
  /** Key of the text in the catalog. */
  readonly label:
    | 'bets'
    | 'rewards'
    | 'activity_title'
    | 'invite'
    | 'agent'
    | 'messages'
    | 'help'
    | 'feedback';
  readonly icon: string;
  readonly to: string;
}

/**
 * The entries of the member centre's menu. Rewards need the flag REWCEN3. Invitations need the promotion REFERRAL and
 * are not for agents, who have a page of their own (R6.2b). Bets and feedback need a gateway that has them. Free
 * accounts have neither rewards, invitations, agents nor bets.
 */
export function menuEntries({
  type,
  hasRewards,
  hasReferral,
  hasBets,
  hasFeedback,
}: MenuConditions): readonly MenuEntry[] {
  const isFull = !isFree(type);
  const entries: readonly (MenuEntry & { readonly shown: boolean })[] = [
    { label: 'bets', icon: dice, to: paths.bets, shown: hasBets && isFull },
    { label: 'rewards', icon: gift, to: paths.rewards, shown: hasRewards && isFull },
    { label: 'activity_title', icon: confetti, to: paths.activity, shown: true },
    {
      label: 'invite',
      icon: users,
      to: paths.referral,
      shown: hasReferral && isFull && !isAgent(type),
    },
    { label: 'agent', icon: badge, to: paths.agentRegister, shown: isFull },
    { label: 'messages', icon: bell, to: paths.messages, shown: true },
    { label: 'help', icon: question, to: paths.help, shown: true },
    { label: 'feedback', icon: pencil, to: paths.feedback, shown: hasFeedback },
  ];
  return entries.filter(({ shown }) => shown);
}
