import { numberSetting, portSetting } from './settings';

const NAME = 'TESSERA_TEST_SETTING';
afterEach(() => {
  delete process.env[NAME];
});

test.each([
  [undefined, 8080],
  ['', 8080],
  ['9000', 9000],
  ['1', 1],
  ['65535', 65_535],
])('the port %j is %d', (text, port) => {
  if (text !== undefined) process.env[NAME] = text;
  expect(portSetting(NAME, 8080)).toBe(port);
});

test.each(['abc', '0', '65536', '-1', '80.5', '8e3', '0x50', ' ', '8080 '])(
  'the port %j is refused',
  (text) => {
    process.env[NAME] = text;
    expect(() => portSetting(NAME, 8080)).toThrow(
      expect.objectContaining({
        code: 'setting-invalid',
        message: `${NAME} is "${text}". Set it to a whole number from 1 to 65535.`,
      }),
    );
  },
);

test('a number can be negative', () => {
  process.env[NAME] = '-5';
  expect(numberSetting(NAME, { least: -10, most: 10, otherwise: 1 })).toBe(-5);
});
