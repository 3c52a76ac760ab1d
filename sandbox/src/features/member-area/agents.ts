import { agentProgram, applyAgent, isAgent, isFree, registerDownline, type AgentProgram } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { newMember, refusal, type Member, type Store } from '../../members';
import { SHORTEST_PASSWORD, userNameShape } from '../access';
import { decimal } from '../../common';
import { referralCodeOf, teamOf } from './team';

const PERCENT = '35';
/** In hundredths: what each active member of a team has brought. */
const COMMISSION = 4_250;

function programOf(store: Store, member: Member): AgentProgram {
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
    team: { members: team.length, active, commission: decimal(active * COMMISSION), pending: decimal(1_820) },
    members: team.map(({ name, at, deposited }) => ({
      name,
      at,
      commission: decimal(deposited ? COMMISSION : 0),
    })),
  };
}

/** Agents, their teams, and those who want to be agents (R2.15). */
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
    if (!userNameShape.test(userName)) throw refusal(language, 'username_invalid');
    if (password.length < SHORTEST_PASSWORD) throw refusal(language, 'password_too_short');
    const known = member().purse.requests[requestId];
    if (known) return { id: known, userName };
    const added: Member = {
      ...(await newMember(merchant, language, userName, password)),
      invitedBy: { code: referralCodeOf(member()), at: Date.now() },
      passwordExpired: true,
    };
    if (!(await store.add(added))) throw refusal(language, 'username_exists');
    store.change(member(), ({ purse }) => {
      purse.requests[requestId] = added.id;
    });
    return { id: added.id, userName };
  }),
];
