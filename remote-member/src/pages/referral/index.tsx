import { isAgent, isFree, referralProgram } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Redirect, useBack } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { useSession } from '@tessera/shell/session';
import { Page } from '@tessera/ui';
import { MemberGate } from '../../common/access/member-gate';
import { CardOutlines } from '../../common/card-outlines';
import { LoadStates } from '../../common/load-states';
import { paths } from '../../common/paths';
import { useReferralOffered } from '../../common/use-referral-offered';
import { ShareCard } from '../../features/invitation/share-card';
import { Earnings } from './earnings';
import { InvitationTerms } from './invitation-terms';
import { NotOffered } from './not-offered';
import { VisitorInvitation } from './visitor-invitation';

function Referral({ sessionId }: { sessionId: string | undefined }) {
  const text = useText('member');
  const state = useCall(referralProgram, {});
  return (
    <LoadStates
      state={state}
      failed={text('invite_failed')}
      outline={<CardOutlines count={3} height={160} />}
    >
      {(program) => (
        <>
          <InvitationTerms program={program} />
          {program.code && <ShareCard code={program.code} />}
          {sessionId === undefined && <VisitorInvitation />}
          <Earnings program={program} />
        </>
      )}
    </LoadStates>
  );
}

/** Inviting friends (R2.14): what it brings, for everyone; code, link and earnings, for members. Agents have a page of their own. */
export default function ReferralPage() {
  const text = useText('member');
  const session = useSession();
  const back = useBack(session ? paths.memberHome : '/m/home');
  const offered = useReferralOffered();
  if (session && isAgent(session.type)) return <Redirect to={paths.agentRegister} />;
  const page = offered ? <Referral key={session?.id} sessionId={session?.id} /> : <NotOffered />;
  return (
    <Page title={text('invite')} onBack={back} backLabel={text('back')}>
      {offered === undefined ? (
        <CardOutlines count={3} height={160} />
      ) : session && isFree(session.type) ? (
        <MemberGate>{page}</MemberGate>
      ) : (
        page
      )}
    </Page>
  );
}
