import { games } from '../catalog/games';
import { clientOf, tokenIn } from '../testing/client';
import { newMemberAt } from '../testing/member-client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const slot = games.find(({ category }) => category === 'RNG');
const cards = games.find(({ category }) => category === 'TABLE');
const backUrl = 'https://aurora.example.com/m/home';

async function launch(more: Readonly<Record<string, string | undefined>> = {}, account = 'demo-member') {
  const client = clientOf(sandbox().url);
  const authorization = tokenIn(await client.login(account));
  const query = {
    gameCode: slot?.code,
    vendor: slot?.vendor.code,
    device: 'H5',
    backUrl,
    language: 'EN',
    ...more,
  };
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return client.get(`/wps/game/launchGame?${new URLSearchParams(pairs)}`, { authorization });
}
const gameUrl = async (more?: Readonly<Record<string, string | undefined>>, account?: string) =>
  ((await launch(more, account)).value as { gameUrl: string }).gameUrl;

async function page(url: string) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}
const playIn = (text: string) => /data-play="([^"]+)"/.exec(text)?.[1] ?? '';
const move = async (path: string, body: unknown) => {
  const response = await fetch(`${sandbox().gamesUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
};

test('a launch links to a page on the second origin with a Back link [R7.24]', async () => {
  const url = await gameUrl({ title: 'My <game>' });
  expect(new URL(url).origin).toBe(sandbox().gamesUrl);
  const { status, text } = await page(url);
  expect(status).toBe(200);
  expect(text).toContain('My &#60;game&#62;');
  expect(text).toContain(`href="${backUrl}"`);
});

test('a launch link opens the game once; after that, the page only links back', async () => {
  const url = await gameUrl();
  await page(url);
  const { status, text } = await page(url);
  expect(status).toBe(410);
  expect(text).not.toContain('data-play');
  expect(text).toContain(`href="${backUrl}"`);
  expect((await page(url.replace(/token=[^&]+/, 'token=guessed'))).status).toBe(404);
});

test.each(['https://elsewhere.example/m/home', 'javascript:alert(1)', '//aurora.example.com', ''])(
  'the Back button never links to %p',
  async (address) => {
    const url = new URL(await gameUrl());
    url.searchParams.set('backUrl', address);
    expect((await page(url.href)).text).not.toContain('class="back"');
  },
);

test('an unknown game, a game of another vendor and an invalid backUrl are refused', async () => {
  expect(await launch({ gameCode: 'NOPE' })).toMatchObject({ success: false, errorCode: 'game_not_found' });
  expect(await launch({ vendor: 'LOTT' })).toMatchObject({ success: false, errorCode: 'game_not_found' });
  expect(await launch({ backUrl: '/m/home' })).toMatchObject({ success: false, errorCode: 'bad_request' });
});

test('each of the two lotteries opens only by its own call [R7.25] [R7.26]', async () => {
  const client = clientOf(sandbox().url);
  const authorization = tokenIn(await client.login('demo-member'));
  const open = (call: string, gameCode: string | undefined) =>
    client.get(
      `/wps/game/${call}?${new URLSearchParams({ gameCode: gameCode ?? '', hasLobby: 'true', backUrl })}`,
      {
        authorization,
      },
    );
  const codeOf = (lane: string) => games.find(({ category }) => category === lane)?.code;
  for (const [call, lane] of [
    ['launchSeaLottery', 'SEA_LOTT'],
    ['launchVietnamLottery', 'VIETNAM_LOTTO'],
  ] as const) {
    const { value } = await open(call, codeOf(lane));
    expect((await page((value as { gameUrl: string }).gameUrl)).status).toBe(200);
    expect(await open(call, slot?.code)).toMatchObject({ success: false, errorCode: 'game_not_found' });
  }
});

test('a visitor can open a free game, but no other [R7.34]', async () => {
  const client = clientOf(sandbox().url);
  const free = (gameId: string | undefined) =>
    client.post('/wps/relay/GCS_gameTrialLaunch', JSON.stringify({ gameId, platform: 'html5' }));
  const { value } = await free(games.find(({ freePlay }) => freePlay)?.id);
  const { status, text } = await page((value as { gameUrl: string }).gameUrl);
  expect(status).toBe(200);
  expect(text).not.toContain('class="back"');
  expect(await free(games.find(({ freePlay }) => !freePlay)?.id)).toMatchObject({
    success: false,
    errorCode: 'trial_unavailable',
  });
});

test.each(['demo-agent', 'demo-free', 'demo-virtual'])('%s can launch a game', async (account) => {
  expect(await launch({}, account)).toMatchObject({ success: true });
});

test('a round of reels and a round of cards change the free credits of an account without money', async () => {
  const own = await page(await gameUrl({}, 'demo-free'));
  const reels = await move('/play/round', { play: playIn(own.text) });
  expect(reels).toMatchObject({
    status: 200,
    line: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect(reels.credits).toBe(1000 - 20 + reels.win);

  const url = await gameUrl({ gameCode: cards?.code, vendor: cards?.vendor.code }, 'demo-free');
  const { text } = await page(url);
  const guess = Number(/data-rank="(\d+)"/.exec(text)?.[1]) > 6 ? 'lower' : 'higher';
  const round = await move('/play/round', { play: playIn(text), guess });
  expect(round).toMatchObject({ status: 200, card: { rank: expect.any(Number) } });
  expect(round.credits).toBe(1000 - 20 + round.win);
  expect(await move('/play/round', { play: 'nobody' })).toMatchObject({ status: 404 });
});

test('the page is in Arabic from right to left, in Kazakh, and in English for an unknown language', async () => {
  expect((await page(await gameUrl({ language: 'AR' }))).text).toContain('<html lang="ar" dir="rtl">');
  expect((await page(await gameUrl({ language: 'KK' }))).text).toContain('<html lang="kk" dir="ltr">');
  expect((await page(await gameUrl({ language: 'XX' }))).text).toContain('<html lang="en" dir="ltr">');
});

test('the address of the chat call opens the chat page [R7.27]', async () => {
  const client = clientOf(sandbox().url);
  const authorization = tokenIn(await client.login('demo-member'));
  const request = { b2c: true, title: '', backUrl, language: 'CN' };
  const { value } = await client.post('/wps/relay/CBS_launchChat', JSON.stringify(request), {
    authorization,
  });
  const { status, text } = await page(String(value));
  expect(status).toBe(200);
  expect(text).toContain('在线客服');
  expect(text).toContain(`href="${backUrl}"`);
});

test.each([
  ['play.js', 200, 'text/javascript; charset=utf-8'],
  ['base.css', 200, 'text/css; charset=utf-8'],
  ['other.js', 404, 'application/json; charset=utf-8'],
  ['..%2fpages.ts', 404, 'application/json; charset=utf-8'],
])('of the files of the demo games, %s is answered with %i', async (file, status, type) => {
  const response = await fetch(`${sandbox().gamesUrl}/page/${file}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
});

test('the rounds of a game for money leave the wallet, stand in the history of bets, and keep to the limits', async () => {
  const member = await newMemberAt(sandbox().url, { balance: '10.00' });
  const query = new URLSearchParams({
    gameCode: slot?.code ?? '',
    vendor: slot?.vendor.code ?? '',
    device: 'H5',
    backUrl,
    language: 'EN',
  });
  const { authorization } = member;
  const { value } = await member.client.get(`/wps/game/launchGame?${query}`, { authorization });
  const { text } = await page((value as { gameUrl: string }).gameUrl);
  expect(text).toContain('<dd data-credits>1000</dd>');
  expect(text).not.toContain('class="note"');
  const round = () => move('/play/round', { play: playIn(text) });
  const { win, credits } = await round();
  expect(credits).toBe(1000 - 20 + win);
  expect(await member.get('MCSFE_getWalletBalance')).toMatchObject({ total: (credits / 100).toFixed(2) });
  const bets = await member.get('MCSFE_getBets?since=0&until=4000000000000&limit=5');
  expect(bets).toMatchObject({ items: [{ stake: '0.20', payout: (win / 100).toFixed(2) }] });
  await member.post('WPSCORE_savePlayLimit', { kind: 'stake', amount: '0.30' });
  expect(await round()).toMatchObject({ status: 409 });
});
