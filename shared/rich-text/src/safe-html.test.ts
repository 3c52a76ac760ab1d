/** @jest-environment jsdom */
import { safeHtml } from './safe-html';

function shown(html: string): string {
  const box = document.createElement('div');
  box.append(safeHtml(html, ['*.shop.example']));
  return box.innerHTML;
}

test('text, emphasis, headings, lists and tables stay', () => {
  const kept =
    '<h2>a</h2><p>b <b>c</b></p><ul><li>d</li></ul><table><tbody><tr><td>e</td></tr></tbody></table>';
  expect(shown(kept)).toBe(kept);
});

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a handler', '<b onclick="alert(1)">a</b>', '<b>a</b>'],
  ['a picture that fails on purpose', '<img src="x:y" onerror="alert(1)">', ''],
  ['a picture in clear', '<img src="http://news.shop.example/a.png">', ''],
  ['a frame', '<iframe src="https://news.shop.example"></iframe>', ''],
  ['a form', '<form action="/m/home"><input name="password"></form>', ''],
  ['a style', '<style>p{}</style><p style="position:fixed" class="x">a</p>', '<p>a</p>'],
  ['a style in a drawing', '<svg><style>*{color:red}</style></svg>a', 'a'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['an address of somebody else', '<a href="https://evil.example">a</a>', '<a>a</a>'],
  ['an address that only looks like a path', '<a href="//evil.example/m/home">a</a>', '<a>a</a>'],
])('%s does nothing [R2.6, R2.62]', (_, html, wanted) => {
  expect(shown(html)).toBe(wanted);
});

test('links lead to the app, and to the merchant’s hosts in a tab of their own [R2.6, R2.62]', () => {
  expect(shown('<a href="/m/game" target="_top">a</a>')).toBe('<a href="/m/game">a</a>');
  expect(shown('<a href="https://news.shop.example/a">a</a>')).toBe(
    '<a href="https://news.shop.example/a" target="_blank" rel="noopener noreferrer">a</a>',
  );
});

test('pictures come over https or from this site, and their hosts do not learn of the page', () => {
  expect(shown('<img src="https://pictures.example/a.png" alt="a">')).toBe(
    '<img src="https://pictures.example/a.png" alt="a" loading="lazy" referrerpolicy="no-referrer">',
  );
  expect(shown('<img src="/m/a.png">')).toContain('src="http://localhost/m/a.png"');
});
