import { arriveAs } from '../product/actions';
import { demo } from '../product/demo';
import { fullUnless } from '../product/full';
import { expect, test } from '../product/test';
import { changed, STATUS, statusAnswer } from '../site/status-answer';

test.use({ visitor: 'answered prompts' });

const LAUNCH = '/wps/game/launchGame';

for (const account of [demo.agent, demo.free, demo.virtual]) {
  test(
    `${account} plays a game and finds it among the recent games`,
    fullUnless(account === demo.agent),
    async ({ page }) => {
      await arriveAs(page, account);
      await page.getByRole('region', { name: 'Sports' }).getByRole('button').first().click();
      await page.waitForURL(/\/play\?/);
      await page.goto('/m/home');
      await expect(page.getByRole('region', { name: 'Continue playing' }).getByRole('button')).toHaveCount(1);
    },
  );
}

test('a lottery that does not speak the member’s language opens in Vietnamese, any other game in the member’s [R9.33]', {
  tag: '@full',
}, async ({ page, product, request, sandbox }) => {
  const answer = await statusAnswer(request, product);
  const mobileTemplate = { ...(answer.value.mobileTemplate as object), lottery: { languages: ['CN', 'VI'] } };
  await sandbox.fault({ path: STATUS, times: 10, body: changed(answer, { mobileTemplate }) });
  await arriveAs(page, demo.member);
  for (const place of ['category=LOTT&vendor=LOTT', 'category=FISH']) {
    await page.goto(`/m/game?${place}`);
    await page.locator('main li').first().getByRole('button').first().click();
    await page.waitForURL(/\/play\?/);
  }
  const launched = await sandbox.calls(LAUNCH);
  expect(launched.map(({ query }) => query.language)).toEqual(['VI', 'EN']);
});

test('lotteries are launched by their own calls, and a failure shows a message with a next step [R7.25, R7.26, R8.28, R9.9]', async ({
  page,
  sandbox,
  messages,
}) => {
  await arriveAs(page, demo.member);

  for (const [category, call, code] of [
    ['SEA_LOTT', '/wps/game/launchSeaLottery', /^TCG_SEASEA_LOTT/],
    ['VIETNAM_LOTTO', '/wps/game/launchVietnamLottery', /^TCG_LOTTO_VN/],
  ] as const) {
    await page.goto(`/m/game?category=${category}`);
    await page.locator('main li').first().getByRole('button').first().click();
    await page.waitForURL(/\/play\?/);
    const [launched] = await sandbox.calls(call);
    expect(launched?.query).toMatchObject({ gameCode: expect.stringMatching(code), hasLobby: 'true' });
    expect(launched?.query.backUrl).toContain(`/m/game?category=${category}`);
  }
  expect(await sandbox.calls(LAUNCH)).toHaveLength(0);

  const place = '/m/launchGame?vendor=KST&code=NONE&backUrl=%2Fm%2Fslots';
  await test.step('a game that the gateway does not know', async () => {
    await page.goto(place);
    await expect(page.getByRole('alert')).toHaveText('This game isn’t available.');
  });

  await test.step('an address that is none of the merchant', async () => {
    const gameUrl = 'https://evil.example/star';
    await sandbox.fault({ path: LAUNCH, body: { success: true, value: { gameUrl } } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('don’t recognise this game’s address');
  });

  await test.step('no answer in 10 s: an alert, and after it the way back', async () => {
    messages.expectMessage(/./);
    await page.clock.install();
    await sandbox.fault({ path: LAUNCH, delayMs: 20_000 });
    await page.goto('/m/game?category=FISH');
    await page.locator('main li').first().getByRole('button').first().click();
    await expect(page.getByText('Opening the game…').first()).toBeVisible();
    await page.clock.fastForward(10_500);
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText('is taking too long');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/m\/game\?category=FISH$/);
  });
});

test('a link to the launch page contains every parameter of the lottery call [R7.24, R3.35, R3.36, R7.26]', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  await arriveAs(page, demo.member);
  const launch = async (query: Record<string, string>) => {
    await page.goto(`/m/launchGame?${new URLSearchParams({ ...query, backUrl: '/m/elott' })}`);
    await page.waitForURL(/\/play\?/);
  };
  await launch({ prize_mode: 'STANDARD', code: 'LOTTLOTT001', playType: 'DUO', lottoView: 'SIMPLE' });
  const [general] = await sandbox.calls(LAUNCH);
  expect(general?.query).toMatchObject({
    vendor: 'LOTT',
    launchMode: 'real',
    lottoGameCode: 'LOTTLOTT001',
    lottoPrizeMode: 'STANDARD',
    lottoView: 'SIMPLE',
    playType: 'DUO',
    device: 'MOBILE',
    hasLobby: 'true',
    language: 'EN',
    backUrl: expect.stringMatching(/^http.*\/m\/elott$/),
    labelName: expect.any(String),
  });
  await launch({ vendor: 'TCG_LOTTO_VN', prize_mode: 'STANDARD', code: 'TCG_LOTTO_VNVIETNAM_LOTTO001' });
  const [vietnamese] = await sandbox.calls('/wps/game/launchVietnamLottery');
  expect(vietnamese?.query).toMatchObject({ prizeMode: 'STANDARD', labelName: expect.any(String) });
});
