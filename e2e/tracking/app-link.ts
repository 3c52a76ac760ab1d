import type { Page } from '@playwright/test';

/** Clicks a link to an app file. The file is not fetched. */
export const clickAppLink = (page: Page, name: string): Promise<void> =>
  page.evaluate((file) => {
    const link = document.createElement('a');
    link.href = `/files/${file}.apk`;
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    link.remove();
  }, name);
