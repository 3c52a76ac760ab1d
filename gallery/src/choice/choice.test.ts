import { addressOf, languageOf, readChoice } from '.';

test('an address holds the choice', () => {
  const chosen = {
    ...readChoice(''),
    show: 'GameTile',
    template: 'MT8806',
    scheme: 'dark',
    direction: 'rtl',
    text: 'pseudo',
    width: '768',
  } as const;
  const address = addressOf('story', chosen);
  expect(address).toMatch(/^\/gallery\/story\?show=GameTile&/);
  expect(readChoice(address.split('?')[1] ?? '')).toEqual(chosen);
});

test('a value that is missing or unknown is replaced', () => {
  expect(readChoice('?template=MT9999&scheme=blue&width=12')).toEqual({
    show: 'Button',
    template: 'MT8801',
    scheme: 'light',
    direction: 'ltr',
    text: 'normal',
    width: '390',
  });
});

test('each direction and density of text has a language of its own', () => {
  const codes = (['ltr', 'rtl'] as const).flatMap((direction) =>
    (['normal', 'pseudo'] as const).map((text) => languageOf({ direction, text })),
  );
  expect(new Set(codes).size).toBe(4);
});
