import * as v from 'valibot';
import { socialSetting } from './social-setting';

test.each([
  ['http://127.0.0.1:9099', 'http://127.0.0.1:9099'],
  ['http://127.0.0.1:9099@evil.example', undefined],
  ['http://127.0.0.1.evil.example:9099', undefined],
  ['http://127.0.0.1:9099/path', undefined],
  ['https://emulator.example', undefined],
  ['//evil.example', undefined],
  ['/wps/emulator', undefined],
])(
  'an emulator of the identity service at %s counts as %s: it is believed, so it must be on this machine',
  (identity, counts) => {
    expect(v.parse(socialSetting, { places: { identity } }).places.identity).toBe(counts);
  },
);

test("a third party's place is https, this machine or a path of our own, and anything else is its own address", () => {
  const places = {
    googleScript: 'https://mirror.example/gsi.js',
    facebookScript: 'javascript:alert(1)',
    lineAuthorize: '//evil.example/authorize',
    telegramAuthorize: '/wps/telegram',
  };
  expect(v.parse(socialSetting, { places }).places).toEqual({
    googleScript: 'https://mirror.example/gsi.js',
    facebookScript: undefined,
    lineAuthorize: undefined,
    telegramAuthorize: '/wps/telegram',
    lineLiffScript: undefined,
    identity: undefined,
  });
});
