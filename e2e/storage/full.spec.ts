import type { Page } from '@playwright/test';
import { keys, places } from '@tessera/contract';
import { arriveWithMoney, money } from '../money/test';
import { signIn } from '../product/actions';
import { demo } from '../product/demo';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

/** Fills an area of the browser's storage to its last character, with one value. */
const fill = (page: Page, area: 'local' | 'session', name: string): Promise<void> =>
  page.evaluate(
    ([area, name]) => {
      const storage = area === 'local' ? localStorage : sessionStorage;
      const fits = (length: number): boolean => {
        try {
          storage.setItem(name, JSON.stringify({ at: Date.now(), body: 'x'.repeat(length) }));
          return true;
        } catch {
          return false;
        }
      };
      let length = 0;
      for (let step = 2 ** 23; step >= 1; step /= 2) if (fits(length + step)) length += step;
    },
    [area, name] as const,
  );

test('a sign-in outlives a session storage that cached answers fill [R3.1]', async ({ page }) => {
  await page.goto('/m/login?backUrl=%2Fm%2Fmember%2Fhome');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await fill(page, 'session', `${places.answer.name}games`);
  await signIn(page, demo.member);
  await expect(page.getByText(demo.member)).toBeVisible();
  await page.reload();
  await expect(page.getByText(demo.member)).toBeVisible();
});

test('a deposit begins only when the browser keeps its attempt [R2.9]', async ({
  page,
  product,
  request,
  sandbox,
  messages,
}) => {
  messages.expectMessage(/cannot keep a money attempt/);
  const member = await arriveWithMoney(page, { request, product });
  await page.goto('/m/voucherCenter');
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByLabel('How much would you like to deposit?').fill('50');
  // An event that is sent leaves room.
  const waitingEvents = () =>
    page.evaluate(
      (name) => Object.keys(localStorage).filter((key) => key.startsWith(name)),
      keys.outbox.name,
    );
  await expect.poll(waitingEvents).toEqual([]);
  await page.evaluate((name) => localStorage.removeItem(name), keys.site.name);
  await fill(page, 'local', 'another program');
  const pay = page.getByRole('button', { name: 'Pay $50.00' });
  await pay.click();
  const notice = page.getByText(/nothing was sent and your money hasn’t moved/);
  await expect(notice).toBeInViewport({ ratio: 1 });
  // The button covers the end of the form until the page is scrolled to it.
  const isAboveButton = async () => {
    const [words, button] = [await notice.boundingBox(), await pay.boundingBox()];
    return words !== null && button !== null && words.y + words.height <= button.y;
  };
  await expect.poll(isAboveButton).toBe(true);
  expect(await sandbox.calls(money('submitDeposit'))).toEqual([]);

  await page.evaluate(() => localStorage.removeItem('another program'));
  await pay.click();
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  expect(await member.orders()).toHaveLength(1);
});
