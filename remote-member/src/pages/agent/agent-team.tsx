import add from '@phosphor-icons/core/assets/regular/user-plus.svg';
import { type AgentProgram, registerDownline } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { absenceOf } from '@tessera/shell/request';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, Section, StatTiles } from '@tessera/ui';
import { useState } from 'react';
import { usePercentFormat } from '../../common/format';
import { InvitedPeople, ShareCard } from '../../features/invitation';
import { RegisterSheet } from './register-sheet';

export interface AgentTeamProps {
  program: AgentProgram;
  /** Called after a member was added to the team. */
  onChanged: () => void;
}

/** The commission and the members of an agent's team, with the ways to add members. */
export function AgentTeam({
  program: { team, code, members, commissionPercent },
  onChanged,
}: AgentTeamProps) {
  const text = useText('member');
  const formatPercent = usePercentFormat();
  const money = useMoney();
  const [adding, setAdding] = useState(false);
  return (
    <>
      {team && (
        <StatTiles
          stats={[
            { label: text('agent_commission'), value: <Amount>{money(team.commission)}</Amount> },
            { label: text('agent_due'), value: <Amount>{money(team.pending)}</Amount> },
            { label: text('agent_members'), value: `${team.active} / ${team.members}` },
            {
              label: text('agent_rate'),
              value: commissionPercent === undefined ? '–' : formatPercent(commissionPercent),
            },
          ]}
        />
      )}
      {!absenceOf(registerDownline) && (
        <Button block icon={add} onClick={() => setAdding(true)}>
          {text('agent_add')}
        </Button>
      )}
      {code && <ShareCard code={code} />}
      <Section title={text('agent_team')}>
        <InvitedPeople
          people={members.map(({ name, at, commission }) => ({ name, at, amount: commission }))}
          none={text('agent_team_none')}
        />
      </Section>
      {adding && <RegisterSheet onClose={() => setAdding(false)} onAdded={onChanged} />}
    </>
  );
}
