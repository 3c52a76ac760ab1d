import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The merchants that are looked at, each in a language that its members speak. */
export const merchants = [
  ['aurora', 'en-US'],
  ['noor', 'ar'],
  ['jade', 'zh-CN'],
  ['samba', 'en-US'],
] as const;

/** What axe finds on the page as it is now, by rule and element. */
export async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    // What passes is not described, which on a long page takes most of the time; only the legacy mode knows that.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
