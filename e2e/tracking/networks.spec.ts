import { readHealth } from '@tessera/contract';
import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

test('a page of a merchant without networks requests only its own host, and growth loads after the first paint', {
  tag: '@full',
}, async ({ page, product, sandbox }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/m/home?fbclid=AbC');
  await expect.poll(async () => (await sandbox.tracked()).events.length).toBe(2);
  expect([...hosts]).toEqual([new URL(origin(product)).host]);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    growth: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/remotes/growth/'))
      .map(({ startTime }) => startTime),
  }));
  expect(times.paint).toBeGreaterThan(0);
  expect(times.growth.length).toBeGreaterThan(0);
  expect(Math.min(...times.growth)).toBeGreaterThan(times.paint);
  // The health report is sent when the page is left.
  await page.goto('about:blank');
  const health = async () => (await sandbox.beacons()).flatMap(({ value }) => readHealth(value));
  await expect
    .poll(health)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'load', remote: 'games', outcome: 'loaded' }),
        expect.objectContaining({ kind: 'vital', remote: 'games', name: 'FCP' }),
      ]),
    );
});

test('every network of a merchant gets the event under its own name, with the id that the gateway gets [R7.53, R9.36, R9.2, R3.38]', async ({
  page,
  product,
  sandbox,
}) => {
  const deposits = (totalDepositSuccessCount: number) =>
    sandbox.fault({
      path: '/wps/relay/MCSFE_getDepositSettings',
      body: { success: true, value: { totalDepositSuccessCount } },
    });
  const told = async (network: string) =>
    (await sandbox.tracked()).networks.filter((hit) => hit.network === network).map(({ args }) => args);
  await page.goto(`${origin(product, 'samba')}/m/login?fbclid=IwAbC&pixel_id=KW12345&cid=77`);
  await expect.poll(() => told('adjust')).toContainEqual(expect.arrayContaining(['initSdk']));
  await deposits(4);
  await signIn(page, demo.member);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tessera:money-counts')))
    .toContain('"deposits":4');
  await deposits(5);
  await page.reload();
  const deposit = async () =>
    (await sandbox.tracked()).events.find(({ event }) => event.eventName === 'deposit')?.event;
  await expect.poll(deposit).toBeTruthy();
  const { eventId, channels, fbc, clickIds } = (await deposit()) ?? {};
  expect({ fbc, clickIds }).toMatchObject({
    fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAbC$/),
    clickIds: { fbclid: 'IwAbC', cid: '77' },
  });
  expect(channels).toEqual(
    expect.arrayContaining([
      'meta',
      'kwai',
      'tiktok',
      'google-tag',
      'tag-manager',
      'x',
      'adjust',
      'appsflyer',
      'affiliate',
    ]),
  );
  const expected: readonly (readonly [string, unknown])[] = [
    ['meta', ['trackSingle', '100200300', 'Purchase', {}, { eventID: eventId }]],
    ['kwai', ['track', 'purchase', { content_id: 99, event_id: eventId }]],
    ['tiktok', ['track', 'CompletePayment', {}, { event_id: eventId }]],
    ['google-tag', ['event', 'deposit', { event_id: eventId, send_to: 'G-DEMO1' }]],
    ['tag-manager', [{ event: 'deposit', event_id: eventId }]],
    ['x', ['event', 'tw-demo-deposit', { conversion_id: eventId }]],
    ['adjust', ['trackEvent', { eventToken: 'adj002', deduplicationId: eventId }]],
    ['appsflyer', ['pba', 'event', { eventType: 'EVENT', eventName: 'deposit', eventValue: {} }]],
  ];
  for (const [network, args] of expected) await expect.poll(() => told(network)).toContainEqual(args);
  expect(JSON.stringify((await sandbox.tracked()).networks)).not.toContain(demo.member);
});
