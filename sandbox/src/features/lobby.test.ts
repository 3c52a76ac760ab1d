import { clientOf } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const ask = async (name: string, merchant = 'aurora') => {
  const answer = await clientOf(sandbox().url, { merchant, language: 'EN' }).get(`/wps/relay/${name}`);
  return answer.value as Record<string, readonly Record<string, unknown>[]>;
};

test('a jackpot is what it was, and what has grown since', async () => {
  const before = (await ask('GCSGAME_getJackpots')).jackpots?.[0];
  const later = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  const after = (await ask('GCSGAME_getJackpots')).jackpots?.[0];
  jest.restoreAllMocks();
  expect(Number(after?.amount)).toBeGreaterThan(Number(before?.amount));
  expect(before?.growth).toBeGreaterThan(0);
});

test('the latest wins come first, with masked names, each once', async () => {
  const wins = (await ask('GCSGAME_getRecentWins')).wins ?? [];
  expect(wins).toHaveLength(12);
  const times = wins.map(({ time }) => Number(time));
  expect([...times].sort((one, other) => other - one)).toEqual(times);
  for (const { player } of wins) expect(player).toMatch(/^[a-z]{2}\*{3}\d$/);
  expect(new Set(wins.map(({ id }) => id)).size).toBe(wins.length);
});

test('ten games are ranked, and each merchant has a ranking of its own', async () => {
  const idsOf = async (merchant: string) =>
    (await ask('GCSGAME_getTopGames', merchant)).games?.map(({ gameId }) => gameId);
  const aurora = await idsOf('aurora');
  expect(new Set(aurora).size).toBe(10);
  expect(await idsOf('aurora')).toEqual(aurora);
  expect(await idsOf('jade')).not.toEqual(aurora);
});
