import type { GameCard, GameMatch } from '@tessera/contract';

/** The game that takes bets on a match, as far as the match tells of it. */
export const matchGame = ({ launch: { vendor, gameCode }, home, away }: GameMatch): GameCard => ({
  gameId: gameCode,
  gameCode,
  vendor,
  displayName: `${home.name} – ${away.name}`,
  accountTypeName: '',
  freeplay: false,
  hot: false,
});
