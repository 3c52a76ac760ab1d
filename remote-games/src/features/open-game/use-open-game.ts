import type { GameCard } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { openLogin, prefetchPath, useGo } from '@tessera/shell/navigation';
import { alert } from '@tessera/shell/notices';
import { useSession } from '@tessera/shell/session';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LaunchTarget, launchPath, trialPath } from '../../common/paths';
import { isLaunchBlocked } from './launch-blocked';
import { rememberGame } from './opened-game';
import { goWithPicture } from './shared-picture';

/** The time in ms after which a game can be tapped again if the page has not changed. */
const BUSY = 3_000;

interface Opening extends Pick<LaunchTarget, 'playType' | 'roomId'> {
  /** The tile that was tapped: its picture becomes that of the launch page. */
  readonly tile?: HTMLElement | undefined;
  /** Address of the picture that the tile shows. */
  readonly picture?: string | undefined;
}

export interface OpenGame {
  /** The id of the game that is being opened. */
  readonly opening: string | undefined;
  /** Opens the launch page of a game. For money, a visitor first gets the login over the page. Always the same function. */
  open(card: GameCard, how?: Opening): void;
}

/**
 * Opens games from a page.
 * @param backUrl the in-app path that the game leads back to
 * @param options `free` opens games for free, which needs no session
 */
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

  const openNow: OpenGame['open'] = (card, { tile, picture, ...how } = {}) => {
    const { gameId, nodeId, gameCode: code, vendor } = card;
    if (opening !== undefined) return;
    if (isLaunchBlocked()) {
      void alert({ message: text('label_start_game_error'), confirmLabel: text('confirm') });
      return;
    }
    rememberGame(card);
    const trial = trialPath({ gameId, nodeId, backUrl });
    const launch = free ? trial : launchPath({ vendor, code, ...how, backUrl });
    if (!free && !session) {
      return openLogin(launch, {
        title: text('sign_in_to_play', { game: card.displayName }),
        detail: card.accountTypeName,
        picture,
        instead: card.freeplay ? { label: text('free_play'), target: trial } : undefined,
      });
    }
    setOpening(gameId);
    // At once: a view transition waits for a frame before it goes.
    prefetchPath(launch);
    goWithPicture(tile, () => go(launch));
  };

  // The tiles are memoised: with a new function, each change of the page would render all of them again.
  const latest = useRef(openNow);
  useLayoutEffect(() => {
    latest.current = openNow;
  });
  const open = useCallback<OpenGame['open']>((card, how) => latest.current(card, how), []);
  return { opening, open };
}
