import { clientOf } from '../testing/client';
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

test('all lanes hold all games, in the order of the merchant [R7.37]', async () => {
  const all = await lanes('');
  expect(all.map(({ title }) => title).slice(0, 3)).toEqual(['RNG', 'LIVE', 'SPORTS']);
  expect(all.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(300);
  expect((await lanes('', 'jade')).map(({ title }) => title).slice(0, 2)).toEqual(['LOTT', 'ELOTT']);
});

test('a category narrows to one lane, a limit cuts its cards and not its count [R7.37]', async () => {
  const [lane, ...others] = await lanes('?category=RNG&limit=5');
  expect(others).toEqual([]);
  expect(lane).toMatchObject({ title: 'RNG', gameCount: 96 });
  expect(lane?.cards).toHaveLength(5);
  expect(await lanes('?category=NONE')).toEqual([]);
});

test('the picture that a card names is there, for good, and packed', async () => {
  const [lane] = await lanes('?category=FISH&limit=1');
  const response = await fetch(`${sandbox().url}${lane?.cards[0]?.image}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toMatch(/^<svg /);
});

test('names are in Chinese for those who read it', async () => {
  const [lane] = await lanes('?category=LIVE&limit=1', 'jade', 'CN');
  expect(lane?.cards[0]?.displayName).toMatch(/^\p{Script=Han}+$/u);
});
