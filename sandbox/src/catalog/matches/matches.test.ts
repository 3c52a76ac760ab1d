import { gameMatches } from '@tessera/contract';
import * as v from 'valibot';
import { clientOf } from '../../testing/client';
import { sandboxForTests } from '../../testing/sandbox';
import { gameOf } from '../games';
import { matchesAt } from '.';

const sandbox = sandboxForTests();
const MINUTE = 60_000;
const noon = Date.UTC(2026, 10, 20, 12);
const times = (count: number, step: number) =>
  Array.from({ length: count }, (_, at) => noon + at * step * MINUTE);
const winnerOdds = (match: ReturnType<typeof matchesAt>[number] | undefined) =>
  match?.markets[0]?.outcomes.map(({ odds }) => odds);

test('at any time there are live and upcoming matches, and no team plays two live matches [R3.27]', () => {
  for (const now of times(96, 15)) {
    const live = matchesAt(now, 'EN').filter(({ phase }) => phase === 'live');
    expect(live.length).toBeGreaterThan(0);
    expect(matchesAt(now, 'EN').length).toBeGreaterThan(live.length);
    const players = live.flatMap(({ sport, home, away }) => [
      `${sport} ${home.name}`,
      `${sport} ${away.name}`,
    ]);
    expect(new Set(players).size).toBe(players.length);
  }
});

test('a match is upcoming, live and then gone, and its score never decreases', () => {
  const [announced] = matchesAt(noon, 'EN').filter(
    ({ sport, phase }) => sport === 'BASKETBALL' && phase === 'upcoming',
  );
  const seen = times(240, 1).flatMap((now) =>
    matchesAt(now, 'EN').filter(({ matchId }) => matchId === announced?.matchId),
  );
  const live = seen.filter(({ phase }) => phase === 'live');
  expect(live.map(({ minute }) => minute)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
  const points = live.map(({ score }) => (score?.home ?? 0) + (score?.away ?? 0));
  expect(points).toEqual([...points].sort((one, other) => one - other));
  expect(points.at(-1)).toBeGreaterThan(80);
  expect(new Set(live.map((match) => String(winnerOdds(match)))).size).toBeGreaterThan(10);
});

test('the odds of a market add up to a probability slightly above 1', () => {
  for (const match of matchesAt(noon, 'EN').filter(({ phase }) => phase === 'upcoming')) {
    for (const { outcomes } of match.markets) {
      const sum = outcomes.reduce((chances, { odds }) => chances + 1 / odds, 0);
      expect(sum).toBeGreaterThan(1.03);
      expect(sum).toBeLessThan(1.1);
    }
  }
});

test('the call returns matches in the requested language, each with an existing game [R3.27]', async () => {
  const client = clientOf(sandbox().url, { merchant: 'noor', language: 'AR' });
  const { matches } = v.parse(gameMatches.answer, (await client.get(gameMatches.path)).value);
  expect(matches[0]?.league).toMatch(/\p{Script=Arabic}/u);
  expect(matches[0]?.home.name).toMatch(/\p{Script=Arabic}/u);
  for (const { launch } of matches) expect(gameOf(launch.gameCode)?.vendor.code).toBe(launch.vendor);
});
