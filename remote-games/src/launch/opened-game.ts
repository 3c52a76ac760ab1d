import { type GameCard, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

const last = storedValue(keys.openedGame);

/** Keeps the card of a game that is being opened: the launch page's address has neither its name nor its artwork. */
export const rememberGame = (card: GameCard): void => last.set(card);

/** What a launch page's address says of its game. */
export type GameMark = { readonly vendor: string; readonly code: string } | { readonly gameId: string };

/** The card of the game that was opened last, if it is this one. */
export function rememberedGame(mark: GameMark | undefined): GameCard | undefined {
  const card = last.get();
  if (!card || !mark) return undefined;
  const isSame =
    'gameId' in mark
      ? card.gameId === mark.gameId
      : card.vendor === mark.vendor && card.gameCode === mark.code;
  return isSame ? card : undefined;
}
