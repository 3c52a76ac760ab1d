import { readHealth } from '@tessera/contract';
import { navEntry, signIn, sportsOf } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

const GAMES = '/wps/relay/GCSGAME_gameList';

interface GamesAnswer {
  readonly value: {
    readonly data: {
      readonly lanes: readonly {
        readonly title: string;
        readonly cards: readonly { displayName: string }[];
      }[];
    };
  };
}

test('a lobby with broken cards shows all others, and names the broken ones once in the console and in the health report', {
  tag: '@full',
}, async ({ page, request, product, sandbox, messages }) => {
  const answer = await request.get(`http://127.0.0.1:${product.port}${GAMES}?limit=6`, {
    headers: { merchant: 'aurora', language: 'EN' },
  });
  const { value }: GamesAnswer = await answer.json();
  const lane = value.data.lanes.find(({ title }) => title === 'RNG');
  const otherLanes = value.data.lanes.filter((other) => other !== lane);
  const [picture, node, code, vendor, ...rest] = lane?.cards ?? [];
  expect(rest.length).toBeGreaterThan(0);
  const cards = [
    { ...picture, image: null },
    { ...node, nodeId: null, hot: 'perhaps', freeplay: null },
    { ...code, gameCode: 4711 },
    { ...vendor, vendor: {} },
    ...rest,
    null,
  ];
  const body = {
    success: true,
    value: { data: { lanes: [{ ...lane, cards, gameClassify: null }, ...otherLanes, 7] } },
  };
  await sandbox.fault({ path: GAMES, times: 5, body });
  messages.expectMessage(/\[tessera\] the answer to gameList has an item that cannot be used/);

  await page.goto('/m/home');
  const games = page.getByRole('region', { name: 'Slots' });
  await expect(sportsOf(page)).toBeVisible();
  for (const card of [picture, node, code, ...rest])
    await expect(games.getByRole('button', { name: card?.displayName ?? '' }).first()).toBeVisible();
  await expect(games.getByRole('button', { name: vendor?.displayName ?? '' })).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(/connection/i);
  expect(messages.count(/the answer to gameList has an item that cannot be used, at 0\.3\.vendor/)).toBe(1);

  // The page sends a batch of its health some 10 s after it was idle.
  const leftOut = async () =>
    (await sandbox.beacons())
      .flatMap(({ value: beacon }) => readHealth(beacon))
      .flatMap((event) => (event.kind === 'answer' ? [`${event.remote} ${event.call} ${event.field}`] : []));
  await expect
    .poll(leftOut, { timeout: 20_000 })
    .toEqual(['games gameList *.*.vendor', 'games gameList *.*', 'games gameList *']);
});

test('a login needs a token and nothing else, and a member without a language has a club', async ({
  page,
  product,
  sandbox,
}) => {
  const nothing = { id: null, userName: null, spanId: null, firstTimeLogin: null, passwordExpired: null };
  await page.route('**/wps/session/login', async (route) => {
    const answer = await route.fetch({ url: `http://127.0.0.1:${product.port}/wps/session/login` });
    const { value } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { success: 1, value: { ...nothing, token: value.token, customerType: 'gold' }, message: null },
    });
  });
  const clubLabel = { labelName: 'Gold', labelId: 3, type: 'AUTO', rankLevel: '2' };
  const value = { id: 7, account: 'demo-member', type: null, language: null, clubLabel };
  await sandbox.fault({ path: '/wps/member/info', times: 5, body: { success: true, value } });

  await page.goto('/m/login');
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  await navEntry(page, 'Account').click();
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await expect(page.getByRole('heading', { name: 'demo-member' })).toBeVisible();
  await expect(page.getByText('Gold').first()).toBeVisible();
});

test('a refusal and an unreadable answer never tell a member to check the connection', async ({
  page,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/\[tessera\] the answer to gameList/);
  for (const body of [{ success: false }, { success: true, value: { data: { lanes: 'many' } } }, 'no JSON']) {
    await page.goto('about:blank');
    await sandbox.fault({ path: GAMES, times: 5, body });
    await page.goto('/m/home');
    await expect(page.getByText('We couldn’t load the games')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/connection|offline/i);
    await sandbox.reset();
  }
});
