import { useText } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { Card, ListGroup, Page } from '@tessera/ui';
import { useMoneyMember } from '../../common/access';
import { SupportRow } from '../../common/support';
import { BalanceSummary, useBalance, useHiddenAmounts } from '../../features/balance';
import { LanguageRow } from '../../features/language';
import { MoneyActions, quickActions } from '../../features/money-actions';
import { AccountRows } from './account-rows';
import { Menu } from './menu';
import { ProfileCard } from './profile-card';
import { SignOutRow } from './sign-out-row';

/** The member's balance, with links to the money pages. */
function BalanceCard() {
  const state = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  const member = useMoneyMember();
  return (
    <Card padded>
      <BalanceSummary state={state} hidden={hidden} onToggle={toggle} />
      {member && <MoneyActions actions={quickActions(member)} />}
    </Card>
  );
}

/** The member centre (R2.5): profile, balance, links to the member's pages, and settings. */
export default function MemberHome() {
  const text = useText('member');
  const session = useSession();
  // Without a session, the route's guard is about to leave this page.
  if (!session) return null;
  return (
    <Page title={text('member_title')}>
      <ProfileCard session={session} />
      <BalanceCard />
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
