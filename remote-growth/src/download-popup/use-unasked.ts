import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useEffect, useState } from 'react';
import type { Offer } from '../download-bar/use-offer';
import { installFlags } from '../install/install-flags';
import { isHome } from '../install/may-ask';

/** 1 once the popup has come by itself in this session. */
const seen = storedValue(keys.downloadPopup);

export const noteSeen = (): void => seen.set(1);

/**
 * Whether the popup is due to come by itself: once a session, after the visitor has been at home for the merchant's
 * time while the bar was offered (R2.48, R9.6). Who closed the bar has answered already.
 */
export function useUnaskedPopup({ view, setting }: Offer): boolean {
  const { pathname } = useLocation();
  const popup = setting?.popup;
  const isWelcome = isHome(pathname) && view === 'bar' && popup?.enabled === true;
  const wait = isWelcome && !installFlags().isUnwanted ? popup.wait : undefined;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setDue(seen.get() !== 1), wait * 1_000);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [wait]);
  return isDue;
}
