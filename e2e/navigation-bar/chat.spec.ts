import type { APIRequestContext } from '@playwright/test';
import { demo } from '../product/demo';
import type { Product } from '../product/products';
import type { SandboxControl } from '../product/sandbox';
import { expect, test } from '../product/test';
import { changed, STATUS, statusAnswer } from '../site/status-answer';
import { acknowledge, bar, open } from './bar';

test.use({ visitor: 'answered prompts' });

const LAUNCH = '/wps/relay/CBS_launchChat';
const chat = { name: /^Chat/ };

/** Puts chat into the third place of aurora, whose template is MT8801, with the template parameters of a test. */
const arrange = async (
  request: APIRequestContext,
  product: Product,
  sandbox: SandboxControl,
  own: object = {},
): Promise<void> => {
  const answer = await statusAnswer(request, product);
  const template = answer.value.mobileTemplate as object;
  const footer_nav = ['home', 'service', 'chat', 'game', 'member'];
  await sandbox.fault({
    path: STATUS,
    times: 5,
    body: changed(answer, { mobileTemplate: { ...template, footer_nav, ...own } }),
  });
};

test.beforeEach(({ product, request, sandbox }) => arrange(request, product, sandbox));

test('MT8801 makes the third place’s chat a special button without text, with its unread count [R2.32b, R2.29, R7.28]', async ({
  page,
  product,
}) => {
  await open(page, product, 'aurora', demo.member);
  const button = bar(page).getByRole('button', { name: 'Chat, 3 unread messages' });
  await expect(button).toBeVisible();
  await expect(button).toHaveText('3');
  await expect(bar(page).getByRole('button').nth(2)).toHaveAttribute('data-special', 'true');
});

test('the chat opens 500 ms after its address was loaded, in the member’s language [R4.21a, R9.13, R7.27]', {
  tag: '@full',
}, async ({ page, product, sandbox }) => {
  await open(page, product, 'aurora', demo.member);
  const launch = page.waitForRequest((request) => request.url().includes(LAUNCH));
  const chatPage = page.waitForResponse((response) => response.url().includes('/chat?'));
  // The wait starts now, because the cover is shown for only 500 ms after the answer.
  const covered = page.getByText('One moment…').waitFor();
  await bar(page).getByRole('button', chat).click();
  await covered;
  // The browser's own times, because a busy machine tells the test of the answer late.
  const asked = (await launch).timing();
  const opened = (await chatPage).request().timing();
  expect(opened.startTime - (asked.startTime + asked.responseEnd)).toBeGreaterThan(490);
  const [call] = await sandbox.calls(LAUNCH);
  expect(call).toMatchObject({
    method: 'POST',
    headers: { moduleid: 'CBS3' },
    body: { b2c: true, title: 'Chat', language: 'EN', backUrl: expect.stringContaining('/m/home') },
  });
});

test('when the call fails, the plain link opens [R4.21b]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await open(page, product, 'aurora', demo.member);
  await sandbox.fault({ path: LAUNCH, body: { success: false, message: 'No agent is free' } });
  await page.route('**/chat', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>plain</h1>' }));
  await bar(page).getByRole('button', chat).click();
  await page.waitForURL(/\/chat$/);
});

test('without a plain link, the error is shown [R4.21a]', { tag: '@full' }, async ({
  page,
  product,
  sandbox,
}) => {
  await open(page, product, 'jade', demo.member);
  await sandbox.reset();
  await page.reload();
  await sandbox.fault({ path: LAUNCH, body: { success: false, message: 'No agent is free' } });
  await bar(page).getByRole('button', chat).click();
  await expect(page.getByRole('dialog')).toContainText('No agent is free');
  await acknowledge(page);
});

test('the chat within the page has its title, gets the member’s key by message, and reads the unread messages [R2.61, R7.49b]', async ({
  page,
  product,
  sandbox,
}) => {
  await open(page, product, 'aurora', demo.member);
  await expect(bar(page).getByRole('button', { name: 'Chat, 3 unread messages' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Support' }).click();
  await page.getByRole('button', { name: 'Chat with us here' }).click();
  const widget = page.getByRole('dialog', { name: 'Chat' });
  await expect(widget.getByRole('heading', { name: 'Chat' })).toBeVisible();
  await expect(widget.frameLocator('iframe').getByRole('log')).toBeVisible();
  await expect.poll(() => sandbox.calls('/wps/relay/WPSCORE_saveMemberInfoByAuthKey')).toHaveLength(1);
  await expect(page.locator('nav button[aria-label="Chat"]')).toBeAttached();
  await widget.getByRole('button', { name: 'Close' }).click();
  await expect(widget).toBeHidden();
});

test('the chat has the merchant’s colour, icon and title, and uses Chinese if it does not support the member’s language [R2.61, R9.33]', {
  tag: '@full',
}, async ({ page, product, request, sandbox }) => {
  const icon = '/wps/sandbox-assets/merchants/aurora/icon.svg';
  await sandbox.reset();
  await arrange(request, product, sandbox, {
    chat: { headerColor: '#114422', icon, title: 'Ask Aurora', languages: ['CN', 'TH'] },
  });
  await open(page, product, 'aurora', demo.member);
  await bar(page).getByRole('button', { name: 'Support' }).click();
  await page.getByRole('button', { name: 'Chat with us here' }).click();
  const widget = page.getByRole('dialog', { name: 'Ask Aurora' });
  await expect(widget.getByRole('heading', { name: 'Ask Aurora' })).toBeVisible();
  await expect(widget.locator('header')).toHaveCSS('background-color', 'rgb(17, 68, 34)');
  await expect(widget.locator('header img')).toHaveAttribute('src', icon);
  await expect(widget.frameLocator('iframe').getByRole('log')).toBeVisible();
  const [call] = await sandbox.calls(LAUNCH);
  expect(call?.body).toMatchObject({ title: 'Ask Aurora', language: 'CN' });
});

test('a free account has no unread count [R6.2c]', { tag: '@full' }, async ({ page, product, sandbox }) => {
  await open(page, product, 'aurora', demo.free);
  await expect.poll(() => sandbox.calls('/wps/member/info')).toHaveLength(1);
  await expect(bar(page).getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  expect(await sandbox.calls('/wps/relay/CBS_unreadCount')).toEqual([]);
});
