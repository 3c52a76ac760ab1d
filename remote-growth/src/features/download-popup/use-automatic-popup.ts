import { keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { useEffect, useState } from 'react';
import { isHome } from '../../common/paths';
import type { Offer } from '../download-offer';
import { installFlags } from '../install';

/** 1 once the popup has been shown in this session. */
const shown = storedValue(keys.downloadPopup);

export const noteShown = (): void => shown.set(1);

/**
 * Whether the popup is due as a prompt: once a session, after the visitor has been on the home page for the merchant's
 * time while the bar was offered (R2.48, R9.6). A visitor who closed the bar does not get it.
 */
export function useAutomaticPopup({ view, setting }: Offer): boolean {
  const { pathname } = useLocation();
  const popup = setting?.popup;
  const isAllowed = isHome(pathname) && view === 'bar' && popup?.enabled === true;
  const wait = isAllowed && !installFlags().isUnwanted ? popup.wait : undefined;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setDue(shown.get() !== 1), wait * 1_000);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [wait]);
  return isDue;
}
