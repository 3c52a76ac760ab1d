import { type GameCard, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

const last = storedValue(keys.openedGame);

/** Stores the game that is being opened, because the address of its launch page has neither its name nor its artwork. */
export const rememberGame = (card: GameCard): void => last.set(card);

/** What the address of a launch page or trial page says about its game. */
export type GameKey = { readonly vendor: string; readonly code: string } | { readonly gameId: string };

/** @returns the game that was opened last, undefined if it is not the one of this key */
export function rememberedGame(key: GameKey | undefined): GameCard | undefined {
  const card = last.get();
  if (!card || !key) return undefined;
  const isSame =
    'gameId' in key ? card.gameId === key.gameId : card.vendor === key.vendor && card.gameCode === key.code;
  return isSame ? card : undefined;
}
