import { expect } from '@playwright/test';
import { demo } from '../../product/demo';
import { products } from '../../product/products';
import { PublishedRemote } from '../../product/published';
import { lanes, navEntry, sees, signIn } from '../actions';
import type { JourneyTest } from '../journey';

export function missingRemote(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts', product: products.faults });

  test('without the games a member signs in and sees their account; the games come back by Retry', async ({
    tab,
    messages,
  }) => {
    // The last one is WebKit's, for an answer whose reader the page has ended.
    messages.expectMessage(
      /Failed to load|\/m\/remotes\/games\/|\[tessera\]|RemoteFault|Federation Runtime|NetworkError: +A network error/,
    );
    const games = new PublishedRemote(products.faults, 'games');
    games.takeAway();
    try {
      await tab.goto('/m/home');
      await sees(tab.getByText('The games aren’t available right now'));
      await navEntry(tab, 'Account').click();
      await signIn(tab, demo.member);
      await sees(tab.getByText('3 of 5 conditions'));
      await navEntry(tab, 'Home').click();
      await sees(tab.getByText('The games aren’t available right now'));
      // A mark that only a reload of the page would take away.
      await tab.evaluate(() => void Reflect.set(window, 'notReloaded', true));
    } finally {
      games.giveBack();
    }
    await tab.getByRole('button', { name: 'Try again' }).first().click();
    await sees(lanes(tab));
    expect(await tab.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  });
}
