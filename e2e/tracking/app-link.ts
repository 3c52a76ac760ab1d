import type { Page } from '@playwright/test';

/** A click on a link to an app's file that some page of the product may have; the file itself is nobody's to fetch. */
export const clickAppLink = (page: Page, name: string): Promise<void> =>
  page.evaluate((file) => {
    const link = document.createElement('a');
    link.href = `/files/${file}.apk`;
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
    link.remove();
  }, name);
