import { sportsOf } from '../product/actions';
import { fullUnless } from '../product/full';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { declinePrompts } from '../product/visitor';
import { changed, STATUS, statusAnswer } from './status-answer';

const end = Date.UTC(2026, 11, 1, 10);

test('maintenance covers the page, shows its end in the member’s time zone, and the page opens again [R2.47, R8.35, R3.21]', async ({
  browser,
  product,
  request,
  sandbox,
}) => {
  const answer = await statusAnswer(request, product);
  await sandbox.fault({
    path: STATUS,
    times: 2,
    body: changed(answer, { maintenance: true, maintenanceEndTime: end }),
  });
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${origin(product)}/m/home`);
  const screen = page.getByRole('dialog', { name: 'System Maintenance' });
  await expect(screen.getByRole('img', { name: 'Aurora Club' })).toBeVisible();
  await expect(screen).toContainText(/Dec 1.*06:00 PM.*GMT\+8/);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen).toBeVisible();
  await screen.getByRole('button', { name: 'Support' }).click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen).toBeHidden();
  await expect(sportsOf(page)).toBeVisible();
  await context.close();
});

test('the screen in Arabic is right to left', async ({ browser, product, request, sandbox }) => {
  const answer = await statusAnswer(request, product, 'noor');
  await sandbox.fault({
    path: STATUS,
    body: changed(answer, { maintenance: true, maintenanceEndTime: end }),
  });
  const context = await browser.newContext({ locale: 'ar', timezoneId: 'Asia/Dubai' });
  const page = await context.newPage();
  await page.goto(`${origin(product, 'noor')}/m/home`);
  const screen = page.getByRole('dialog', { name: 'صيانة النظام' });
  await expect(screen).toContainText('ديسمبر');
  await expect(screen).toHaveCSS('direction', 'rtl');
  await context.close();
});

test('a restricted region is denied, with the visitor’s IP address [R2.47, R8.35, R3.21]', async ({
  page,
  product,
  request,
  sandbox,
}) => {
  const answer = await statusAnswer(request, product);
  await sandbox.fault({
    path: STATUS,
    body: changed(answer, { regionRestriction: true, ip: '203.0.113.7' }),
  });
  await page.goto('/m/home');
  const screen = page.getByRole('dialog', { name: 'Access Denied' });
  await expect(screen).toContainText('location or IP restrictions');
  await expect(screen).toContainText('203.0.113.7');
  await page.keyboard.press('Escape');
  await expect(screen).toBeVisible();
});

test('a visit after a maintenance starts open', { tag: '@full' }, async ({
  page,
  product,
  request,
  sandbox,
}) => {
  await declinePrompts(page);
  const answer = await statusAnswer(request, product);
  await sandbox.fault({ path: STATUS, body: changed(answer, { maintenance: true }) });
  await page.goto('/m/home');
  await expect(page.getByRole('dialog', { name: 'System Maintenance' })).toBeVisible();
  await sandbox.fault({ path: STATUS, delayMs: 1_500 });
  await page.reload();
  await expect(sportsOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [what, time] of [
  ['in nanoseconds', 1_790_000_000_000_000_000],
  ['in microseconds', 1_790_000_000_000_000],
  ['beyond every date', '9'.repeat(400)],
] as const)
  test(
    `an end of the maintenance ${what} is not shown, and the screen stands`,
    fullUnless(what === 'beyond every date'),
    async ({ page, product, request, sandbox }) => {
      const answer = await statusAnswer(request, product);
      const body = changed(answer, { maintenance: true, maintenanceEndTime: time });
      await sandbox.fault({ path: STATUS, body });
      await page.goto('/m/home');
      const screen = page.getByRole('dialog', { name: 'System Maintenance' });
      await expect(screen.getByRole('img', { name: 'Aurora Club' })).toBeVisible();
      await expect(screen).not.toContainText('Expected back');
      await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
