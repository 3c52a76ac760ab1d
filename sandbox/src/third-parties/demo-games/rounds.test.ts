import { isRight, odds } from './higher-lower';
import { Plays, playRound, refill, STAKE } from './play';
import { lineWin, reelSymbols, spin } from './reels';

const places = Array.from({ length: 20 }, (_, at) => at);
const lineAt = (...picks: number[]) => spin(() => picks.shift() ?? 0);

test('the reels pay back between 95 and 98 percent over all lines', () => {
  const wins = places.flatMap((a) => places.flatMap((b) => places.map((c) => lineWin(lineAt(a, b, c)))));
  const average = wins.reduce((sum, win) => sum + win, 0) / wins.length;
  expect(average).toBeGreaterThan(0.95);
  expect(average).toBeLessThan(0.98);
});

test('every symbol appears as often as it has places', () => {
  const seen = places.map((place) => lineAt(place, 0, 0)[0]);
  for (const { name, places: own } of reelSymbols)
    expect(seen.filter((symbol) => symbol === name)).toHaveLength(own);
});

test('every guess that can win pays back 97 percent; one that cannot win has no odds', () => {
  const ranks = Array.from({ length: 13 }, (_, at) => at + 1);
  for (const rank of ranks) {
    for (const guess of ['higher', 'lower'] as const) {
      const card = { rank, suit: 'spade' } as const;
      const won = ranks.filter((next) => isRight(card, { rank: next, suit: 'heart' }, guess)).length;
      if (won === 0) expect(odds(card, guess)).toBe(0);
      else expect((won * odds(card, guess)) / 13).toBeCloseTo(0.97);
    }
  }
});

test('a round needs credits for the stake; a refill provides them', () => {
  const play = new Plays().start('RNG');
  play.credits = STAKE - 1;
  expect(playRound(play, 'higher')).toBeUndefined();
  refill(play);
  expect(playRound(play, 'higher')).toBeDefined();
});
