import { type BigWin, type Jackpot, jackpots, recentWins, topGames } from '@tessera/contract';
import type { Game, GameStock } from '../catalog';
import { between, MINUTE, oneOf, randomFrom } from '../common';
import { type Answer, answer } from '../gateway';
import type { Merchant } from '../merchants';
import { cardOf } from './game-list';

/** The jackpots: base in units of the merchant's currency, growth in a second, and how often it is won, in ms. */
const prizes = [
  { id: 'grand', name: 'Grand', base: 1_250_000, growth: 3.17, period: 7 * 24 * 60 * MINUTE },
  { id: 'major', name: 'Major', base: 84_000, growth: 0.83, period: 24 * 60 * MINUTE },
  { id: 'mini', name: 'Mini', base: 2_400, growth: 0.09, period: 6 * 60 * MINUTE },
] as const;

/** Wins shown at once, and the time between two, in ms. */
const WINS = 12;
const BETWEEN_WINS = 4 * MINUTE;
const TOP = 10;

/** The games of the merchant's lobby, in an order of their own for each text. */
function shuffled(stock: GameStock, { lanes }: Merchant, seed: string): readonly Game[] {
  const shown = stock.games().filter(({ category }) => lanes.includes(category));
  const rank = new Map(shown.map((game) => [game, randomFrom(`${seed} ${game.code}`)()]));
  return [...shown].sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
}

function winAt(slot: number, games: readonly Game[], { code }: Merchant, language: string): BigWin {
  const random = randomFrom(`${code} win ${slot}`);
  const letter = () => String.fromCharCode(between(random, 97, 122));
  return {
    id: `${code}-${slot}`,
    player: `${letter()}${letter()}***${between(random, 0, 9)}`,
    amount: (between(random, 400, 9_000) * between(random, 1, 9) + between(random, 0, 99) / 100).toFixed(2),
    time: slot * BETWEEN_WINS,
    game: cardOf(oneOf(random, games), language),
  };
}

/** What the platform knows of all members' play: jackpots that follow the clock, the latest wins, and a ranking. */
export const lobbyAnswers = (stock: GameStock): readonly Answer[] => [
  answer(jackpots, ({ merchant, language }) => {
    const games = shuffled(stock, merchant, 'jackpot');
    return {
      jackpots: prizes.map(({ id, name, base, growth, period }, at): Jackpot => {
        const game = games[at];
        return {
          id,
          name,
          amount: (base + (growth * (Date.now() % period)) / 1_000).toFixed(2),
          growth,
          game: game && cardOf(game, language),
        };
      }),
    };
  }),
  answer(recentWins, ({ merchant, language }) => {
    const games = shuffled(stock, merchant, 'wins').slice(0, 40);
    const latest = Math.floor(Date.now() / BETWEEN_WINS);
    return {
      wins: Array.from({ length: WINS }, (_, at) => winAt(latest - at, games, merchant, language)),
    };
  }),
  answer(topGames, ({ merchant, language }) => ({
    games: shuffled(stock, merchant, merchant.code)
      .slice(0, TOP)
      .map((game) => cardOf(game, language)),
  })),
];
