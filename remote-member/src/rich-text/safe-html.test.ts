/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { safeHtml } from './safe-html';

const gateway = provideVisits();
const shown = (html: string): string => {
  const box = document.createElement('div');
  box.append(safeHtml(html));
  return box.innerHTML;
};

beforeEach(async () => {
  gateway.on(status, { value: { linkHosts: ['*.shop.example'] } });
  await refreshSite();
});

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a handler', '<b onclick="alert(1)">a</b>', '<b>a</b>'],
  ['a picture that fails on purpose', '<img src="x:y" onerror="alert(1)">', ''],
  ['a frame', '<iframe src="https://news.shop.example"></iframe>', ''],
  ['a form', '<form action="/m/home"><input name="password"></form>', ''],
  ['a style', '<style>p{}</style><p style="position:fixed">a</p>', '<p>a</p>'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['an address of somebody else', '<a href="https://evil.example">a</a>', '<a>a</a>'],
  ['an address that only looks like a path', '<a href="//evil.example/m/home">a</a>', '<a>a</a>'],
])('%s does nothing [R2.6]', (_, html, wanted) => {
  expect(shown(html)).toBe(wanted);
});

test('links lead to the app, and to the merchant’s hosts in a tab of their own [R2.6]', () => {
  expect(shown('<a href="/m/game" target="_top">a</a>')).toBe('<a href="/m/game">a</a>');
  expect(shown('<a href="https://news.shop.example/a">a</a>')).toBe(
    '<a href="https://news.shop.example/a" target="_blank" rel="noopener noreferrer">a</a>',
  );
});
