import add from '@phosphor-icons/core/assets/regular/user-plus.svg';
import type { AgentProgram } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useMoney } from '@tessera/shell/site';
import { Amount, Button, Section } from '@tessera/ui';
import { useState } from 'react';
import { StatTiles } from '../../common/stat-tiles/stat-tiles';
import { usePercent } from '../../common/use-percent';
import { PeopleRows } from '../../features/invitation/invited-people';
import { ShareCard } from '../../features/invitation/share-card';
import { RegisterSheet } from './register-sheet';

export interface AgentTeamProps {
  program: AgentProgram;
  /** Somebody was added to the team. */
  onChanged: () => void;
}

/** What an agent's team brings, and the ways to let it grow. */
export function AgentTeam({
  program: { team, code, members, commissionPercent },
  onChanged,
}: AgentTeamProps) {
  const text = useText('member');
  const percent = usePercent();
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
            { label: text('agent_rate'), value: percent(commissionPercent) },
          ]}
        />
      )}
      <Button block icon={add} onClick={() => setAdding(true)}>
        {text('agent_add')}
      </Button>
      {code && <ShareCard code={code} />}
      <Section title={text('agent_team')}>
        <PeopleRows
          people={members.map(({ name, at, commission }) => ({ name, at, amount: commission }))}
          none={text('agent_team_none')}
        />
      </Section>
      {adding && <RegisterSheet onClose={() => setAdding(false)} onAdded={onChanged} />}
    </>
  );
}
