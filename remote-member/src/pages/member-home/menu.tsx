import type { MemberType } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useMember } from '@tessera/shell/session';
import { useFlag, useSite } from '@tessera/shell/site';
import { ListGroup, ListRow } from '@tessera/ui';
import { isFeedbackOffered } from '../../common/is-feedback-offered';
import { inboxPath, paths } from '../../common/paths';
import { useReferralOffered } from '../../common/use-referral-offered';
import { menuEntries } from './menu-entries';

/** The links from the member centre to its pages, with the number of unread messages. */
export function Menu({ type }: { type: MemberType }) {
  const text = useText('member');
  const go = useGo();
  const { inbox } = useMember();
  const hasRewards = useFlag('REWCEN3');
  const hasReferral = useReferralOffered() ?? false;
  const hasBets = useSite((site) => site.history.bets);
  return (
    <ListGroup>
      {menuEntries({ type, hasRewards, hasReferral, hasBets, hasFeedback: isFeedbackOffered() }).map(
        ({ label, icon, to }) => (
          <ListRow
            key={to}
            icon={icon}
            title={text(label)}
            badge={to === paths.messages ? inbox : 0}
            href={to}
            onClick={(event) => {
              event.preventDefault();
              go(to === paths.messages && inbox > 0 ? inboxPath : to);
            }}
          />
        ),
      )}
    </ListGroup>
  );
}
