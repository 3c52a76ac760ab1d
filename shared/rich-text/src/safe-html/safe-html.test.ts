/** @jest-environment jsdom */
import { corpusSites, hostileHtml } from '../testing/hostile-html';
import { safeHtml } from '.';

async function shown(html: string): Promise<string> {
  const box = document.createElement('div');
  box.append(await safeHtml(html, corpusSites));
  return box.innerHTML;
}

// The browser's own sanitizer is driven end to end with the same list; jsdom has none.
test.each(hostileHtml)('DOMPurify leaves of $name what is allowed [R2.6, R2.62]', async (item) => {
  expect(await shown(item.html)).toBe(item.shown.replace('ORIGIN', location.origin));
});

test('nothing of it runs, and no frame is left in the page', async () => {
  Object.assign(globalThis, { alert: jest.fn() });
  for (const { html } of hostileHtml) document.body.append(await safeHtml(html, corpusSites));
  expect(alert).not.toHaveBeenCalled();
  expect(document.querySelector('iframe')).toBeNull();
});
