import satisfies from 'spdx-satisfies';

/**
 * Licences of code that members get: permissive ones only. Under a copyleft licence (GPL, AGPL, LGPL, MPL, EPL), a page
 * that contains the code could have to be published as source.
 */
const permitted = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
];

/**
 * @param licence an SPDX expression, for example `(MPL-2.0 OR Apache-2.0)`
 * @returns whether a permitted licence can be chosen. False for anything that is not an SPDX expression
 */
export function isPermitted(licence: string): boolean {
  try {
    return satisfies(licence, permitted);
  } catch {
    return false;
  }
}
