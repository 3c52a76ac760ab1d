import { keys, type MemberType } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useGo } from '@tessera/shell/navigation';
import { useMember } from '@tessera/shell/session';
import { useFlag, useSite } from '@tessera/shell/site';
import { ListGroup, ListRow } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { isFeedbackOffered } from '../../common/is-feedback-offered';
import { inboxPath, paths } from '../../common/paths';
import { useReferralOffered } from '../../common/use-referral-offered';
import { menuEntries } from './menu-entries';

const lastOffered = storedValue(keys.referralOffered);

/**
 * Whether invitations are offered, as far as known when the menu is opened: from the gateway, else from the last visit. An
 * answer that comes later shows at the next opening, because a row that comes or goes moves those below it.
 */
function useInvitations(): boolean {
  const offered = useReferralOffered();
  const [shown] = useState(() => offered ?? lastOffered.get() ?? false);
  useEffect(() => {
    if (offered !== undefined) lastOffered.set(offered);
  }, [offered]);
  return shown;
}

/** The links from the member centre to its pages, with the number of unread messages. */
export function Menu({ type }: { type: MemberType }) {
  const text = useText('member');
  const go = useGo();
  const { inbox } = useMember();
  const hasRewards = useFlag('REWCEN3');
  const hasReferral = useInvitations();
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
