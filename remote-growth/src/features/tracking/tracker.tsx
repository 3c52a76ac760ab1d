import { useLocation } from '@tessera/shell/navigation';
import { useMember, useSession } from '@tessera/shell/session';
import { track } from '@tessera/shell/tracking';
import { useEffect } from 'react';
import { useConsent } from '../../common/consent';
import { paths } from '../../common/paths';
import { arrivedDeposits } from './follow-up';
import { trackContent } from './one-time-events';
import { identify } from './tracking';

/** Tracks what only the page knows: the page that shows, the signed-in member, and deposits that have arrived. */
export function Tracker() {
  const { choice } = useConsent();
  const { pathname } = useLocation();
  const member = useSession()?.id;
  const { depositCount } = useMember();
  const mayTrack = choice !== undefined && (choice.analytics || choice.marketing);

  useEffect(() => {
    if (mayTrack && pathname === paths.home) trackContent();
  }, [mayTrack, pathname]);

  useEffect(() => {
    if (member !== undefined) void identify();
  }, [member]);

  useEffect(() => {
    if (!mayTrack || member === undefined || depositCount === undefined) return;
    for (const [event, value] of arrivedDeposits(member, depositCount)) track(event, value);
  }, [mayTrack, member, depositCount]);

  return null;
}
