import { footerEntries } from '@tessera/contract';
import { navWeight } from './bottom-nav';
import { navIcons } from './icons';

test.each([
  ['MT8801', undefined, 'regular'],
  ['MT8802', undefined, 'bold'],
  ['MT8803', undefined, 'fill'],
  ['MT8806', undefined, 'bold'],
  ['MT8808', undefined, 'regular'],
  ['MT8813', undefined, 'fill'],
  ['MT9999', undefined, 'regular'],
  ['MT8801', 'solid', 'fill'],
  ['MT8803', 'line', 'regular'],
  ['MT8808', 'bold', 'bold'],
  ['MT8802', 'glittering', 'bold'],
])('template %s with icon theme %s draws %s icons [R2.32a]', (template, theme, weight) => {
  expect(navWeight(template, theme)).toBe(weight);
});

test('every entry has an icon of its own in every weight [R2.32a]', () => {
  for (const icons of Object.values(navIcons)) {
    const drawn = footerEntries.map((entry) => icons[entry]);
    expect(new Set(drawn).size).toBe(footerEntries.length);
    for (const outline of drawn) expect(outline).toMatch(/^M[\d.]/);
  }
});
