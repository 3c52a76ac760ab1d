import { expect } from '@playwright/test';
import type { Tab } from '../../product/tab';
import { rests, sees } from '../actions';
import type { JourneyTest } from '../journey';

const shown = (tab: Tab) =>
  tab.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction]);

export function language(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts' });

  test('a visitor changes to Arabic, which stays over a reload, and back to English [R1.10b, R2.59]', async ({
    tab,
  }) => {
    await tab.goto('/m/login');
    await tab.getByRole('button', { name: /^Language/ }).click();
    await tab.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'العربية' }).click();
    await expect.poll(() => shown(tab)).toEqual(['ar', 'rtl']);
    await rests(tab);
    await tab.reload();
    expect(await shown(tab)).toEqual(['ar', 'rtl']);
    await tab.getByRole('button', { name: 'العربية' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await expect.poll(() => shown(tab)).toEqual(['en', 'ltr']);
    await sees(tab.getByLabel('Username', { exact: true }));
  });
}
