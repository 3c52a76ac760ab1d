import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { openLogin, useGo } from '@tessera/shell/navigation';
import { alert } from '@tessera/shell/notices';
import { useSession } from '@tessera/shell/session';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isLaunchBlocked } from './launch-blocked';
import { launchPath } from '../../pages/launch/launch-query';
import { rememberGame } from './opened-game';
import { trialPath } from '../../pages/trial-query';

/** After so many ms a game can be tapped again, should the page not have changed. */
const BUSY = 3_000;

export interface OpenGame {
  /** Id of the game that is being opened. */
  readonly opening: string | undefined;
  /** Opens a game's launch page; for money, a visitor signs in over the page first. Always the same function. */
  open(card: GameCard, how?: { playType?: string | undefined }): void;
}

/** Opening games from a page, `free` or for money; `backUrl` is the in-app path that the game leads back to. */
export function useOpenGame(backUrl: string, { free = false }: { free?: boolean } = {}): OpenGame {
  const text = useText('games');
  const session = useSession();
  const go = useGo();
  const [opening, setOpening] = useState<string>();

  useEffect(() => {
    if (opening === undefined) return;
    const timer = setTimeout(() => setOpening(undefined), BUSY);
    return () => clearTimeout(timer);
  }, [opening]);

  const openNow: OpenGame['open'] = (card, { playType } = {}) => {
    const { gameId, nodeId, gameCode: code, vendor } = card;
    if (opening !== undefined) return;
    if (isLaunchBlocked()) {
      void alert({ message: text('label_start_game_error'), confirmLabel: text('confirm') });
      return;
    }
    rememberGame(card);
    const launch = free
      ? trialPath({ gameId, nodeId, backUrl })
      : launchPath({ vendor, code, playType, backUrl });
    if (!free && !session) return openLogin(launch);
    setOpening(gameId);
    go(launch);
  };

  const latest = useRef(openNow);
  useLayoutEffect(() => {
    latest.current = openNow;
  });
  const open = useCallback<OpenGame['open']>((card, how) => latest.current(card, how), []);
  return { opening, open };
}
