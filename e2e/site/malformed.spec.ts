import { sportsOf } from '../product/actions';
import { expect, test } from '../product/test';
import { changed, STATUS, statusAnswer } from './status-answer';

test.use({ visitor: 'answered prompts' });

/** Values that are invalid for every part of the status. */
const malformed: readonly unknown[] = [7.5, 'no such thing', [[]], { no: 'such thing' }, null];

/** What the browser does not store of the status. */
const notStored = ['ip', 'defaultPassword'];

test('parts of the status that are malformed, each in one of five ways, affect no other part', async ({
  page,
  product,
  request,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/\[tessera\] the answer to status has an item that cannot be used/);
  const answer = await statusAnswer(request, product);
  const parts = Object.keys(answer.value).filter(
    (part) => !['maintenance', 'regionRestriction', 'siteName'].includes(part),
  );
  expect(parts.length).toBeGreaterThan(15);
  for (const half of [0, 1]) {
    const broken = parts.filter((_, index) => index % 2 === half);
    const values = broken.map((part, index) => [part, malformed[index % malformed.length]] as const);
    await sandbox.fault({ path: STATUS, body: changed(answer, Object.fromEntries(values)) });
    await page.goto('/m/home');
    await expect(sportsOf(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('tessera:site'))) ?? '{}');
    expect(stored).toMatchObject({ siteName: 'Aurora Club' });
    const whole = parts.filter((part) => !broken.includes(part));
    for (const part of whole)
      expect(stored[part], part).toEqual(notStored.includes(part) ? undefined : answer.value[part]);
    await page.evaluate(() => localStorage.clear());
  }
});

test('a whole status of hostile values shows the default navigation and runs nothing [R2.25b]', async ({
  page,
  product,
  request,
  sandbox,
  messages,
}) => {
  // Pictures with invalid addresses.
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
  await bar.getByRole('button', { name: 'Support' }).click();
  const list = page.getByRole('dialog', { name: 'Support' });
  await list.getByRole('button', { name: script }).click();
  await expect(page.getByText('We couldn’t open this contact. Please try another one.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
});

test('an unknown template keeps the merchant’s own, an unknown flag is ignored, an unknown entry is not shown [R2.25a, R2.26]', async ({
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
