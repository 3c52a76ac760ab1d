import hourglass from '@phosphor-icons/core/assets/regular/hourglass-medium.svg';
import question from '@phosphor-icons/core/assets/regular/question.svg';
import { type AgentProgram, agentProgram, applyAgent } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { EmptyState, Page, SkeletonCards } from '@tessera/ui';
import { useState } from 'react';
import { MemberGate } from '../../common/access';
import { LoadStates } from '../../common/load-states';
import { Offered } from '../../common/not-offered';
import { paths } from '../../common/paths';
import { SupportButton } from '../../common/support';
import { AgentTeam } from './agent-team';
import { ApplyForm } from './apply-form';

function Agent() {
  const text = useText('member');
  const state = useCall(agentProgram, {});
  const [applied, setApplied] = useState<AgentProgram>();
  return (
    <LoadStates
      state={state}
      failed={text('agent_failed')}
      outline={<SkeletonCards count={3} height={160} />}
    >
      {(loaded) => {
        const program = applied ?? loaded;
        const { standing } = program;
        if (standing === 'agent') return <AgentTeam program={program} onChanged={state.reload} />;
        if (standing === 'none')
          return (
            <Offered calls={[applyAgent]}>
              <ApplyForm program={program} onApplied={setApplied} />
            </Offered>
          );
        return (
          <EmptyState
            icon={standing === 'pending' ? hourglass : question}
            title={text(`agent_${standing}`)}
            text={text(`agent_${standing}_hint`)}
            action={<SupportButton />}
          />
        );
      }}
    </LoadStates>
  );
}

/** An agent's invitation and team, or the application to become an agent (R2.15). */
export default function AgentPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  return (
    <Page title={text('agent')} onBack={back} backLabel={text('back')}>
      <MemberGate>
        <Agent />
      </MemberGate>
    </Page>
  );
}
