import { catalogFaults } from '@tessera/i18n/testing';
import AR from './AR.json';
import CN from './CN.json';
import EN from './EN.json';

test('the remote says the same in every language', () => {
  expect(catalogFaults({ EN, CN, AR })).toEqual([]);
});
