import { expect } from '@playwright/test';
import { isAt, lanes, sees } from '../actions';
import type { JourneyTest } from '../journey';

export function firstVisit(test: JourneyTest): void {
  test('a visitor sees the lanes, and the news as a card that opens them; the gateway is asked for each thing once, the inline script included [R2.1, R7.37]', async ({
    tab,
    sandbox,
  }) => {
    await tab.goto('/');
    await isAt(tab, /\/m\/home$/);
    await sees(lanes(tab));
    await sees(tab.getByRole('heading', { name: 'Slots' }));
    expect(await sandbox.calls('/wps/v2/system/status')).toHaveLength(1);
    expect(await sandbox.calls('/wps/relay/GCSGAME_gameList')).toHaveLength(1);

    const card = tab.getByRole('link', { name: /Welcome to Aurora Club/ });
    await sees(card);
    await card.click();
    await isAt(tab, /\/m\/news$/);
  });
}
