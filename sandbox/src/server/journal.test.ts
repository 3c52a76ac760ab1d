import { clientOf } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';
import type { JournalEntry } from './journal';

const sandbox = sandboxForTests();
const ofPage = { merchant: 'aurora', language: 'EN', 'sec-fetch-site': 'same-origin' };
const journal = async (): Promise<readonly JournalEntry[]> =>
  (await fetch(`${sandbox().url}/__sandbox/journal`)).json();

test('each call of a page has one entry with all names of its requests and answers, which cannot be cleared', async () => {
  const page = clientOf(sandbox().url, ofPage);
  await page.get('/wps/relay/GCSGAME_gameList?category=RNG');
  await page.get('/wps/relay/GCSGAME_gameList?limit=2');
  await page.login('demo-member');
  await fetch(`${sandbox().url}/__sandbox/calls`, { method: 'DELETE' });

  const [list, key, login, ...more] = await journal();
  expect(list).toMatchObject({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    times: 2,
    encrypted: 0,
    query: { category: { times: 1, values: ['RNG'] }, limit: { times: 1, values: ['2'] } },
    headers: { merchant: { times: 2, values: ['aurora'] } },
    body: {},
  });
  expect(list?.answer).toEqual(expect.arrayContaining(['data.lanes[].title', 'data.lanes[].cards[].gameId']));
  expect(key).toMatchObject({ path: '/wps/session/key/rsa', times: 1 });
  expect(login).toMatchObject({ encrypted: 1, body: { username: { values: ['demo-member'] } } });
  expect(login?.answer).toContain('token');
  expect(more).toEqual([]);
});

test('the journal contains no password and no token', async () => {
  const text = JSON.stringify(await journal());
  expect(text).toContain('"password":{"times":1,"values":["***"]}');
  expect(text).not.toContain('Tessera-2026');
});

test('the journal ignores the calls of tools', async () => {
  const before = await journal();
  await clientOf(sandbox().url).get('/wps/system/country');
  expect(await journal()).toEqual(before);
});
