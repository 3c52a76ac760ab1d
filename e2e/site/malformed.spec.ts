import { expect, test } from '../product/test';
import { changed, STATUS, statusAnswer } from './status-answer';

/** Values that no part of the status can be. */
const malformed: readonly unknown[] = [7.5, 'no such thing', [[]], { no: 'such thing' }, null];

test('each part of the status, malformed in every way, costs only that part', async ({
  page,
  product,
  request,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const answer = await statusAnswer(request, product);
  const parts = Object.keys(answer.value).filter(
    (part) => !['maintenance', 'regionRestriction'].includes(part),
  );
  expect(parts.length).toBeGreaterThan(15);
  for (const [index, part] of parts.entries()) {
    await test.step(part, async () => {
      const value = malformed[index % malformed.length];
      await sandbox.fault({ path: STATUS, body: changed(answer, { [part]: value }) });
      await page.goto('/m/home');
      await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (part !== 'siteName') {
        const stored = await page.evaluate(() => localStorage.getItem('tessera:site'));
        expect(JSON.parse(stored ?? '{}')).toMatchObject({ siteName: 'Aurora Club' });
      }
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('a whole status of hostile values shows the default navigation and runs nothing [R2.25b]', async ({
  page,
  product,
  request,
  sandbox,
  messages,
}) => {
  // Pictures that come from no address at all.
  messages.expectMessage(/javascript:alert|Content Security Policy/);
  const script = '<img src=x onerror="window.hostile = true">';
  const answer = await statusAnswer(request, product);
  await sandbox.fault({
    path: STATUS,
    body: changed(answer, {
      siteName: script,
      currency: script,
      imageCDN: ['javascript:alert(1)'],
      resources: [{ resourceType: 'LOGO', url: 'javascript:alert(1)' }],
      mobileTemplate: {
        templateId: '"><script>window.hostile = true</script>',
        footer_nav: [],
        h5_logo: 'javascript:alert(1)',
        splash: '//evil.example/x.png',
      },
      customerService: [
        { csType: 'LINE', csPosition: 1, title: script, link: 'javascript:window.hostile=1' },
      ],
    }),
  });
  await page.goto('/m/home');
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar.getByRole('button')).toHaveCount(5);
  await bar.getByRole('button', { name: 'Help desk' }).click();
  const list = page.getByRole('dialog', { name: 'Customer service' });
  await list.getByRole('button', { name: script }).click();
  await expect(page.getByText('This contact cannot be opened right now.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
});

test('an unknown template keeps the merchant’s own, an unknown flag is nothing, an unknown entry is left out', async ({
  page,
  product,
  request,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/\[tessera\] footer_nav names an unknown entry "casino"/);
  const answer = await statusAnswer(request, product);
  await sandbox.fault({
    path: STATUS,
    body: changed(answer, {
      whitelabelVal: { NEVERHEARD3: true, CBS3: 'Y' },
      mobileTemplate: { templateId: 'MT9999', footer_nav: ['home', 'casino', 'chat', 'home'] },
    }),
  });
  await page.goto('/m/home');
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar.getByRole('button')).toHaveCount(2);
  await expect(bar.getByRole('button', { name: 'Chat' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-template', 'MT8801');
});
