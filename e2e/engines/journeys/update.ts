import { expect } from '@playwright/test';
import { products } from '../../product/products';
import { releaseAnew } from '../../product/release';
import { releaseOf } from '../../product/worker';
import { sees, seesNoMore } from '../actions';
import type { JourneyTest } from '../journey';
import { workerReady } from '../worker';

/** As when the member comes back to the page from another. */
const comeBack = () => void document.dispatchEvent(new Event('visibilitychange'));

export function update(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts', product: products.faults });
  test.setTimeout(90_000);
  test.afterEach(() => releaseAnew(products.faults, 'restored'));

  test('a release that comes while the page is open is offered, and Refresh brings it [R2.53, R4.30b]', async ({
    tab,
  }) => {
    await tab.goto('/m/home');
    await workerReady(tab);
    const before = await releaseOf(tab);
    await releaseAnew(products.faults, 'changed', 'remote-growth');
    await tab.evaluate(comeBack);
    const dialog = tab.getByRole('dialog', { name: 'New version' });
    await sees(dialog.getByText('Found new version, click refresh'));
    expect(await releaseOf(tab)).toBe(before);
    await dialog.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => releaseOf(tab).catch(() => before), { timeout: 20_000 }).toBeGreaterThan(before);
    await seesNoMore(dialog);
    await workerReady(tab);
  });
}
