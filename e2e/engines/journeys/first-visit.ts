import { expect } from '@playwright/test';
import { isAt, lanes, sees, seesNoMore } from '../actions';
import type { JourneyTest } from '../journey';

export function firstVisit(test: JourneyTest): void {
  test('a first visit shows the lanes and the news, and asks the gateway for each thing once [R2.1, R7.1e]', async ({
    tab,
    sandbox,
  }) => {
    await tab.goto('/');
    await isAt(tab, /\/m\/home$/);
    await sees(lanes(tab));
    await sees(tab.getByRole('heading', { name: 'Slots' }));
    const news = tab.getByRole('dialog', { name: 'News for you' });
    await sees(news);
    await news.getByRole('button', { name: 'Close the news' }).click();
    await seesNoMore(news);
    expect(await sandbox.calls('/wps/v2/system/status')).toHaveLength(1);
    expect(await sandbox.calls('/wps/relay/GCSGAME_gameList')).toHaveLength(1);
  });
}
