import { difference } from './drawn-with';

const before = { browser: 'Chromium 156.0.1.2', fonts: { 'fonts-noto-core': '2020' } };

test('the same programs draw the same pictures', () => {
  expect(difference(before, { ...before })).toBeUndefined();
});

test.each([
  [{ ...before, browser: 'Chromium 157.0.1.2' }, 'Chromium 157.0.1.2, fonts-noto-core 2020'],
  [{ ...before, fonts: { 'fonts-noto-core': '2026' } }, 'Chromium 156.0.1.2, fonts-noto-core 2026'],
])('another browser and other fonts are named', (now, words) => {
  expect(difference(before, now)).toBe(
    `The references were drawn with Chromium 156.0.1.2, fonts-noto-core 2020. This machine has ${words}.`,
  );
});
