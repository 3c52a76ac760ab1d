import users from '@phosphor-icons/core/assets/regular/users-three.svg';
import { HOME, isAgent, isFree, referralProgram } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { openLogin, Redirect, useBack, useGo } from '@tessera/shell/navigation';
import { useCall } from '@tessera/shell/request';
import { useSession } from '@tessera/shell/session';
import { Button, Card, EmptyState, Page, SkeletonCards } from '@tessera/ui';
import { MemberGate } from '../../common/access';
import { LoadStates } from '../../common/load-states';
import { paths, registerPath } from '../../common/paths';
import { SupportButton } from '../../common/support';
import { useReferralOffered } from '../../common/use-referral-offered';
import { ShareCard } from '../../features/invitation';
import { Earnings } from './earnings';
import { InvitationTerms } from './invitation-terms';
import styles from './referral-page.module.css';

/** Asks visitors to sign in or to register, because only members have a code. */
function VisitorInvitation() {
  const text = useText('member');
  const go = useGo();
  return (
    <Card padded className={styles.visitor}>
      <p>{text('invite_visitor')}</p>
      <Button block onClick={() => openLogin()}>
        {text('sign_in')}
      </Button>
      <Button block variant="secondary" onClick={() => go(registerPath)}>
        {text('register')}
      </Button>
    </Card>
  );
}

function Referral({ sessionId }: { sessionId: string | undefined }) {
  const text = useText('member');
  const state = useCall(referralProgram, {});
  return (
    <LoadStates
      state={state}
      failed={text('invite_failed')}
      outline={<SkeletonCards count={3} height={160} />}
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

/** Takes the place of the invitations while the merchant does not run them. */
function NotOffered() {
  const text = useText('member');
  return (
    <EmptyState
      icon={users}
      title={text('invite_off')}
      text={text('invite_off_hint')}
      action={<SupportButton />}
    />
  );
}

/** Invitations (R2.14): the terms for everyone, and code, link and earnings for members. Agents have a page of their own. */
export default function ReferralPage() {
  const text = useText('member');
  const session = useSession();
  const back = useBack(session ? paths.memberHome : HOME);
  const offered = useReferralOffered();
  if (session && isAgent(session.type)) return <Redirect to={paths.agentRegister} />;
  const page = offered ? <Referral key={session?.id} sessionId={session?.id} /> : <NotOffered />;
  return (
    <Page title={text('invite')} onBack={back} backLabel={text('back')}>
      {offered === undefined ? (
        <SkeletonCards count={3} height={160} />
      ) : session && isFree(session.type) ? (
        <MemberGate>{page}</MemberGate>
      ) : (
        page
      )}
    </Page>
  );
}
