import {
  type AgentProgram,
  agentProgram,
  applyAgent,
  isAgent,
  isFree,
  registerDownline,
} from '@tessera/contract';
import { fromCents, refusal } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import { type Member, newMember, type Store } from '../../members';
import { checkPassword, checkUserName } from '../access';
import { referralCodeOf, teamOf } from './team';

/** Commission in percent. */
const PERCENT = '35';
/** Commission for each active member of a team, in hundredths. */
const COMMISSION = 4_250;
/** In hundredths. */
const PENDING_COMMISSION = 1_820;

function programOf(store: Store, member: Member): Sent<AgentProgram> {
  if (!isAgent(member.type)) {
    const standing = member.agentApplication ? 'pending' : 'none';
    return { standing, commissionPercent: PERCENT, code: null, team: null, members: [] };
  }
  const team = teamOf(store, member);
  const active = team.filter(({ deposited }) => deposited).length;
  return {
    standing: 'agent',
    commissionPercent: PERCENT,
    code: referralCodeOf(member),
    team: {
      members: team.length,
      active,
      commission: fromCents(active * COMMISSION),
      pending: fromCents(PENDING_COMMISSION),
    },
    members: team.map(({ name, at, deposited }) => ({
      name,
      at,
      commission: fromCents(deposited ? COMMISSION : 0),
    })),
  };
}

/** Agents, their teams, and applications of members to become agents (R2.15). */
export const agentAnswers = (store: Store): readonly Answer[] => [
  answer(agentProgram, ({ member }) => programOf(store, member())),
  answer(applyAgent, ({ request, language, member }) => {
    if (isFree(member().type)) throw refusal(language, 'account_type_rejected');
    return store.change(member(), (draft) => {
      draft.agentApplication ??= { ...request, at: Date.now() };
      return programOf(store, draft);
    });
  }),
  answer(registerDownline, async ({ request, merchant, language, member }) => {
    const { requestId, userName, password } = request;
    if (!isAgent(member().type)) throw refusal(language, 'agent_only');
    checkUserName(userName, language);
    checkPassword(password, language);
    const known = member().ledger.requests[requestId];
    if (known) return { id: known, userName };
    const added: Member = {
      ...(await newMember(merchant, language, userName, password)),
      invitedBy: { code: referralCodeOf(member()), at: Date.now() },
      passwordExpired: true,
    };
    if (!(await store.add(added))) throw refusal(language, 'username_exists');
    store.change(member(), ({ ledger }) => {
      ledger.requests[requestId] = added.id;
    });
    return { id: added.id, userName };
  }),
];
