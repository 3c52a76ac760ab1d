import { expect } from '@playwright/test';
import { promptOf } from '../../product/visitor';
import { isAt, lanes, sees, seesNoMore } from '../actions';
import type { JourneyTest } from '../journey';

export function firstVisit(test: JourneyTest): void {
  test('a visitor sees the lanes and declines the news; the gateway is asked for each thing once, the inline script included [R2.1, R7.37]', async ({
    tab,
    sandbox,
  }) => {
    await tab.goto('/');
    await isAt(tab, /\/m\/home$/);
    await sees(lanes(tab));
    await sees(tab.getByRole('heading', { name: 'Slots' }));
    expect(await sandbox.calls('/wps/v2/system/status')).toHaveLength(1);
    expect(await sandbox.calls('/wps/relay/GCSGAME_gameList')).toHaveLength(1);

    const { dialog, decline } = promptOf(tab, 'news');
    await sees(dialog);
    await decline.click();
    await seesNoMore(dialog);
  });
}
