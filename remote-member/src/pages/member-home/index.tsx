import type { SessionInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { Card, ListGroup, Page } from '@tessera/ui';
import { type MoneyMember, useMoneyMember } from '../../common/access';
import { SupportRow } from '../../common/support';
import { BalanceSummary, useBalance, useHiddenAmounts } from '../../features/balance';
import { LanguageRow } from '../../features/language';
import { MoneyActions, quickActions } from '../../features/money-actions';
import { AccountRows } from './account-rows';
import { Menu } from './menu';
import { ProfileCard } from './profile-card';
import { ShortBalance } from './short-balance';
import { SignOutRow } from './sign-out-row';

interface AccountProps {
  session: SessionInfo;
  member: MoneyMember;
}

/** Profile, balance, links to the member's pages, and settings. */
function Account({ session, member }: AccountProps) {
  const text = useText('member');
  const balance = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  return (
    <Page
      title={text('member_title')}
      actions={<ShortBalance state={balance} hidden={hidden} member={member} />}
    >
      <ProfileCard session={session} />
      <Card padded>
        <BalanceSummary state={balance} hidden={hidden} onToggle={toggle} />
        <MoneyActions actions={quickActions(member)} />
      </Card>
      <Menu type={session.type} />
      <ListGroup>
        <SupportRow />
        <LanguageRow />
        <AccountRows />
      </ListGroup>
      <ListGroup>
        <SignOutRow />
      </ListGroup>
    </Page>
  );
}

/** The member centre (R2.5). */
export default function MemberHome() {
  const session = useSession();
  const member = useMoneyMember();
  // Without a session, the route's guard is about to leave this page.
  return session && member ? <Account session={session} member={member} /> : null;
}
