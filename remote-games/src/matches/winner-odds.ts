import type { GameMatch } from '@tessera/contract';

const order = ['HOME', 'DRAW', 'AWAY'] as const;

/** What a bet on the winner pays, home side first; empty while nobody takes such bets. */
export function winnerOdds({ markets }: Pick<GameMatch, 'markets'>) {
  const outcomes = markets.find(({ code }) => code === 'WINNER')?.outcomes ?? [];
  return order.flatMap((code) =>
    outcomes.filter((outcome) => outcome.code === code).map((outcome) => ({ ...outcome, code })),
  );
}
