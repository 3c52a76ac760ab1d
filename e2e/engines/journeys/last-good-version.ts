import { expect } from '@playwright/test';
import { products } from '../../product/products';
import type { Tab } from '../../product/tab';
import { Operator } from '../../rollout/operator';
import { lanes, sees } from '../actions';
import type { JourneyTest } from '../journey';

/** How the versions of the games fared in the page, in order. */
const history = (tab: Tab) =>
  tab.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('tessera:remote:games:'))
      .map(
        (mark) => `${Reflect.get(Reflect.get(mark, 'detail') ?? {}, 'version')} ${mark.name.split(':')[3]}`,
      ),
  );

export function lastGoodVersion(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts', product: products.faults });
  // The release commands before the test are part of its time.
  test.setTimeout(120_000);
  const operator = new Operator(products.faults);
  test.beforeEach(() => operator.prepare('good', 'crashing'));
  test.afterEach(() => operator.leave());

  test('a version that crashes is replaced in the open page by the one that worked before', async ({
    tab,
    messages,
  }) => {
    messages.expectMessage(/1\.2\.0/, /The remote "games" is already registered/);
    await operator.release('roll-out', 'games@1.1.0', '--merchant', 'aurora');
    await tab.goto('/m/home');
    await sees(lanes(tab));
    expect(await history(tab)).toEqual(['1.1.0 loaded']);
    await operator.release('roll-out', 'games@1.2.0', '--merchant', 'aurora');
    await tab.goto('/m/home');
    await sees(lanes(tab));
    // The early view has the same lanes, before any code of the games.
    await expect
      .poll(() => history(tab))
      .toEqual(expect.arrayContaining(['1.2.0 crash', '1.1.0 loaded', '1.2.0 fallback']));
  });
}
