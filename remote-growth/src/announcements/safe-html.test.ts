/** @jest-environment jsdom */
import { safeHtml } from './safe-html';

jest.mock('@tessera/shell/site', () => ({
  currentSite: () => ({ linkHosts: ['news.example', '*.merchant.example'] }),
}));

function html(raw: string): string {
  const place = document.createElement('div');
  place.append(safeHtml(raw));
  return place.innerHTML;
}

test('text, emphasis and lists stay', () => {
  const kept = '<p>Fly <b>high</b></p><ul><li>one</li></ul>';
  expect(html(kept)).toBe(kept);
});

test.each([
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['<img src=x onerror=alert(1)>Hello', 'Hello'],
  ['<p onclick="alert(1)" style="position:fixed" class="x">Hello</p>', '<p>Hello</p>'],
  ['<iframe src="https://evil.example"></iframe>Hello', 'Hello'],
  ['<svg><style>*{color:red}</style></svg>Hello', 'Hello'],
  ['<form action="/x"><input name="q">Hello</form>', 'Hello'],
])('%s is shown as %s', (raw, shown) => {
  expect(html(raw)).toBe(shown);
});

test.each([
  ['/m/member/home', '<a href="/m/member/home">go</a>'],
  [
    'https://news.example/',
    '<a href="https://news.example/" target="_blank" rel="noopener noreferrer">go</a>',
  ],
  ['javascript:alert(1)', '<a>go</a>'],
  ['http://news.example/', '<a>go</a>'],
  ['https://evil.example/', '<a>go</a>'],
  ['//evil.example', '<a>go</a>'],
])('a link to %s becomes %s', (href, shown) => {
  expect(html(`<a href="${href}" target="_top">go</a>`)).toBe(shown);
});
