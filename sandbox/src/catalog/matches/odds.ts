import type { MatchMarket } from '@tessera/contract';

/** Share of the stakes that the bookmaker pays out. */
const PAYOUT = 0.94;
const HIGHEST = 51;
const LOWEST = 1.01;

/** What the odds of a match depend on: the points so far and the points still expected. */
interface MatchState {
  readonly score: { readonly home: number; readonly away: number };
  readonly expected: { readonly home: number; readonly away: number };
  readonly canDraw: boolean;
}

const odds = (chance: number) => Math.round(Math.min(HIGHEST, Math.max(LOWEST, PAYOUT / chance)) * 100) / 100;

/** Poisson distribution: the probabilities of 0, 1, 2… points for an expected value of `mean`. */
function poisson(mean: number): number[] {
  const most = Math.ceil(mean + 8 * Math.sqrt(mean) + 8);
  const chances = [Math.exp(-mean)];
  for (let points = 1; points <= most; points += 1)
    chances.push(((chances[points - 1] ?? 0) * mean) / points);
  return chances;
}

function winner({ score, expected, canDraw }: MatchState): MatchMarket {
  const chance = { HOME: 0, DRAW: 0, AWAY: 0 };
  const away = poisson(expected.away);
  poisson(expected.home).forEach((ofHome, home) => {
    away.forEach((ofAway, more) => {
      const lead = score.home + home - score.away - more;
      chance[lead > 0 ? 'HOME' : lead < 0 ? 'AWAY' : 'DRAW'] += ofHome * ofAway;
    });
  });
  const { HOME, DRAW, AWAY } = chance;
  // Without draws, play continues until one side leads.
  const share = canDraw ? 1 : 1 - DRAW;
  return {
    code: 'WINNER',
    outcomes: [
      { code: 'HOME', odds: odds(HOME / share) },
      ...(canDraw ? [{ code: 'DRAW', odds: odds(DRAW) }] : []),
      { code: 'AWAY', odds: odds(AWAY / share) },
    ],
  };
}

function total({ score, expected }: MatchState): MatchMarket {
  const now = score.home + score.away;
  const mean = expected.home + expected.away;
  const line = Math.floor(now + mean) + 0.5;
  const under = poisson(mean).reduce((sum, chance, points) => (now + points < line ? sum + chance : sum), 0);
  return {
    code: 'TOTAL',
    line,
    outcomes: [
      { code: 'OVER', odds: odds(1 - under) },
      { code: 'UNDER', odds: odds(under) },
    ],
  };
}

/** The betting markets of a match with their current odds. */
export const marketsOf = (state: MatchState): MatchMarket[] => [winner(state), total(state)];
