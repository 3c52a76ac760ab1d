import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { replaceBetween } from './markers';

const document = 'Before.\n\n<!-- bench:start -->\n\nOld.\n\n<!-- bench:end -->\n\nAfter.\n';

test('what stands between the markers is replaced, everything else stays', () => {
  const replaced = replaceBetween(document, 'bench', '| $& |');
  expect(replaced).toBe(document.replace('Old.', () => '| $& |'));
  expect(replaceBetween(replaced, 'bench', 'Old.')).toBe(document);
});

test.each([
  'no markers',
  '<!-- bench:start -->',
  '<!-- bench:end --> <!-- bench:start -->',
  `${document}${document}`,
  '<!-- other:start --> <!-- other:end -->',
])('%j is refused', (text) => {
  expect(() => replaceBetween(text, 'bench', 'New.')).toThrow('<!-- bench:start -->');
});

test.each(['bench', 'bench-counts'])('the document about performance has the markers of %s', (name) => {
  const text = readFileSync(inWorkspace('docs/performance.md'), 'utf8');
  expect(replaceBetween(text, name, 'New.')).toContain('New.');
});
