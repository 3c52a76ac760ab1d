import { isPermitted } from './licences';

test.each(['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'MIT AND Zlib', 'GPL-3.0-or-later OR MIT'])(
  '%s is permitted',
  (licence) => {
    expect(isPermitted(licence)).toBe(true);
  },
);

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'LGPL-2.1-only',
  'MPL-2.0',
  'MIT AND GPL-2.0-only',
  'SEE LICENSE IN terms.txt',
  'UNLICENSED',
  '',
])('"%s" is refused', (licence) => {
  expect(isPermitted(licence)).toBe(false);
});
