import { arriveAs, firstGameOf, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { products } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts' });

test.use({ product: products.incompatible });

test('a remote that was built for another shell is refused with a sentence and a Retry, and the rest works', async ({
  page,
  messages,
}) => {
  messages.expectMessage(
    /Version .* does not satisfy|\[tessera\] (remote|a part of remote) "member"|RemoteFault/,
  );
  await arriveAs(page, demo.member);
  await navEntry(page, 'Account').click();
  await expect(page.getByText('This page isn’t available right now')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page isn’t available right now')).toBeVisible();
  expect(messages.has(/member/)).toBe(true);
  await navEntry(page, 'Home').click();
  await firstGameOf(page, 'Slots').click();
  await page.waitForURL(/\/play\?/);
});
