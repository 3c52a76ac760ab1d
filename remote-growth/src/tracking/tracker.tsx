import { useLocation } from '@tessera/shell/navigation';
import { useMember, useSession } from '@tessera/shell/session';
import { track } from '@tessera/shell/tracking';
import { useEffect } from 'react';
import { useConsent } from '../consent/consent';
import { arrivals } from './follow-up';
import { trackContent } from './once';
import { identify } from './tracking';

const HOME = '/m/home';

/** Follows what only the page knows: which screen is on, who is signed in, which deposits have arrived. */
export function Tracker() {
  const { choice } = useConsent();
  const { pathname } = useLocation();
  const member = useSession()?.id;
  const { depositCount } = useMember();
  const mayTrack = choice !== undefined && (choice.analytics || choice.marketing);

  useEffect(() => {
    if (mayTrack && pathname === HOME) trackContent();
  }, [mayTrack, pathname]);

  useEffect(() => {
    if (member !== undefined) void identify();
  }, [member]);

  useEffect(() => {
    if (!mayTrack || member === undefined || depositCount === undefined) return;
    for (const [event, value] of arrivals(member, depositCount)) track(event, value);
  }, [mayTrack, member, depositCount]);

  return null;
}
