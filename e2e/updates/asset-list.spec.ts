import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts', serviceWorkers: 'allow' });

test('the list of assets is requested from its two addresses, each with a timestamp [R7.22]', async ({
  page,
  messages,
}) => {
  messages.expectMessage(/Failed to load resource/);
  await page.route(/\/m\/asset-manifest\.json/, (route) => route.fulfill({ status: 404 }));
  const first = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/m/asset-manifest.json',
  );
  const second = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/mobile/mc/asset-manifest.json',
  );
  await page.goto('/m/home');
  for (const request of [await first, await second])
    expect(Number([...new URL(request.url()).searchParams.values()][0])).toBeGreaterThan(Date.now() - 60_000);
  expect((await (await second).response())?.status()).toBe(200);
});
