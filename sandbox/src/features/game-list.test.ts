import { games } from '../catalog/games';
import { clientOf } from '../testing/client';
import { newMemberAt } from '../testing/member-client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const lanes = async (query: string, merchant = 'aurora', language = 'EN') => {
  const { value } = await clientOf(sandbox().url, { merchant, language }).get(
    `/wps/relay/GCSGAME_gameList${query}`,
  );
  const found = (
    value as { data: { lanes: { title: string; cards: Record<string, string>[]; gameCount: number }[] } }
  ).data;
  return found.lanes;
};

test('the lanes contain all games, in the order of the merchant [R7.37]', async () => {
  const all = await lanes('');
  expect(all.map(({ title }) => title).slice(0, 3)).toEqual(['RNG', 'LIVE', 'SPORTS']);
  expect(all.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(300);
  expect((await lanes('', 'jade')).map(({ title }) => title).slice(0, 2)).toEqual(['LOTT', 'ELOTT']);
});

test('a category selects one lane; a limit applies to its cards but not to its count [R7.37]', async () => {
  const [lane, ...others] = await lanes('?category=RNG&limit=5');
  expect(others).toEqual([]);
  expect(lane).toMatchObject({ title: 'RNG', gameCount: 84 });
  expect(lane?.cards).toHaveLength(5);
  expect(await lanes('?category=NONE')).toEqual([]);
});

test('an offset skips the first cards of a lane [R7.37]', async () => {
  const [whole] = await lanes('?category=RNG');
  const [part] = await lanes('?category=RNG&offset=80&limit=50');
  expect(part).toMatchObject({ gameCount: 84 });
  expect(part?.cards).toEqual(whole?.cards.slice(80));
});

test('the control path adds slot games with pictures', async () => {
  const resize = (count: number) =>
    fetch(`${sandbox().url}/__sandbox/games`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count }),
    });
  expect((await resize(1000)).status).toBe(204);
  const all = await lanes('');
  const cards = all.flatMap((lane) => lane.cards);
  expect(cards).toHaveLength(1000);
  expect(new Set(cards.map(({ gameId }) => gameId)).size).toBe(1000);
  const last = (await lanes('?category=RNG&offset=783'))[0]?.cards[0];
  expect((await fetch(`${sandbox().url}/wps/sandbox-assets/${last?.image}`)).status).toBe(200);
  expect((await resize(0)).status).toBe(204);
  expect((await lanes('')).flatMap((lane) => lane.cards)).toHaveLength(300);
});

test('the picture of a card exists, is immutable and compressed', async () => {
  const [lane] = await lanes('?category=FISH&limit=1');
  const response = await fetch(`${sandbox().url}/wps/sandbox-assets/${lane?.cards[0]?.image}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toMatch(/^<svg /);
});

test.each([
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
])('a browser that accepts %s gets a picture in the encoding %s', async (accepted, sent) => {
  const [lane] = await lanes('?category=FISH&limit=1');
  const response = await fetch(`${sandbox().url}/wps/sandbox-assets/${lane?.cards[0]?.image}`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(response.headers.get('content-encoding')).toBe(sent);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(await response.text()).toMatch(/^<svg /);
});

test('names are in Chinese if the language is Chinese', async () => {
  const [lane] = await lanes('?category=LIVE&limit=1', 'jade', 'CN');
  expect(lane?.cards[0]?.displayName).toMatch(/^\p{Script=Han}+$/u);
});

test('the favourites of a member are kept, the latest first, each once', async () => {
  const member = await newMemberAt(sandbox().url);
  const [first, second] = games.map(({ id }) => id);
  const change = (add: unknown[], remove: unknown[]) =>
    member.post('GCSGAME_changeFavourites', { add, remove });
  await change([first], []);
  await change([second, 'no-such-game'], []);
  await change([first], []);
  expect(await member.get('GCSGAME_getFavourites')).toMatchObject({
    games: [{ gameId: first }, { gameId: second }],
  });
  await change([], [first]);
  expect(await member.get('GCSGAME_getFavourites')).toMatchObject({ games: [{ gameId: second }] });
});
