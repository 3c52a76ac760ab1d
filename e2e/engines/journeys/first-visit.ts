import { expect } from '@playwright/test';
import { lanes, sees } from '../actions';
import type { JourneyTest } from '../journey';

export function firstVisit(test: JourneyTest): void {
  test('the first page asks the gateway for each thing once, the inline script included', async ({
    tab,
    sandbox,
  }) => {
    await tab.goto('/m/home');
    await sees(lanes(tab));
    expect(await sandbox.calls('/wps/v2/system/status')).toHaveLength(1);
    expect(await sandbox.calls('/wps/relay/GCSGAME_gameList')).toHaveLength(1);
  });
}
