import { footerEntries } from '@tessera/contract';
import { weights } from './outlines';
import { navIconTheme } from './theme';

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
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(navIconTheme(template, theme).weight).toBe(weight);
  warned.mockRestore();
});

test.each([
  ['gold', 'fill'],
  ['carnival', 'bold'],
])('the icon theme %s has %s icons in the accent colour [R2.32a]', (theme, weight) => {
  expect(navIconTheme('MT8801', theme)).toEqual({ weight, isTinted: true });
});

test('an icon theme that is not known is named in the console, once', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let n = 0; n < 2; n++) navIconTheme('MT8801', 'unheard');
  expect(warned.mock.calls).toEqual([[expect.stringContaining('unheard')]]);
  warned.mockRestore();
});

test.each(Object.entries(weights))(
  'every entry has an icon of its own in weight %s [R2.32a]',
  async (_, load) => {
    const { entries, current } = await load();
    for (const icons of [entries, current]) {
      const drawn = footerEntries.map((entry) => icons[entry]);
      expect(new Set(drawn).size).toBe(footerEntries.length);
      for (const outline of drawn) expect(outline).toMatch(/^M[\d.]/);
    }
  },
);
