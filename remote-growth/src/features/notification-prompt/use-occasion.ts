import { betList, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { useLocation } from '@tessera/shell/navigation';
import { gatewayTime, useCall } from '@tessera/shell/request';
import { useMember, useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { useState } from 'react';

const collectedReward = storedValue(keys.collectedReward);
const openedGame = storedValue(keys.openedGame);

/** How old a win may be, in ms. */
const LATELY = 60 * 60_000;
/** The bets that are looked at, the newest first. */
const LIMIT = 20;

/**
 * Whether the member has won a bet lately. Asks the gateway only after a game, and only where it has a history of bets. The
 * balance is no evidence: it also grows by a transfer.
 */
function useWonBet(enabled: boolean): boolean {
  const hasHistory = useSite((site) => site.history.bets);
  const [until] = useState(gatewayTime);
  const { value } = useCall(
    betList,
    { since: until - LATELY, until, limit: LIMIT },
    { enabled: enabled && hasHistory && openedGame.get() !== undefined },
  );
  return (
    value?.items.some(
      ({ status, stake, payout }) =>
        status === 'done' && payout !== undefined && Number(payout) > Number(stake),
    ) ?? false
  );
}

/**
 * Whether something happened to the member after which news by notification are welcome: the first deposit has arrived, a
 * reward was collected in this visit, or a bet was won.
 * @param enabled false asks the gateway for nothing
 */
export function useOccasion(enabled: boolean): boolean {
  // A reward is no reason to interrupt the page on which it was collected: the next page reads the note.
  const { pathname } = useLocation();
  const [at, setAt] = useState({ pathname, collector: collectedReward.get() });
  if (at.pathname !== pathname) setAt({ pathname, collector: collectedReward.get() });
  const member = useSession()?.id;
  const { depositCount } = useMember();
  const isKnown = member !== undefined && (depositCount === 1 || at.collector === member);
  const hasWonBet = useWonBet(enabled && member !== undefined && !isKnown);
  return member !== undefined && (isKnown || hasWonBet);
}
