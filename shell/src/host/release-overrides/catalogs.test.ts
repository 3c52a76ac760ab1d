import { catalogFaults } from '@tessera/i18n/testing';
import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';

test('testers and developers read the same in every language', () => {
  expect(catalogFaults({ EN, CN, AR })).toEqual([]);
});
