import { catalogFaults } from '@tessera/i18n/testing';
import AR from '../../locales/AR.json';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';

test('the shell says the same in every language', () => {
  expect(catalogFaults({ EN, CN, AR })).toEqual([]);
});

test('texts that the specification gives stand as it gives them', () => {
  expect(EN.internet_lost).toBe('Internet lost, please refresh the page');
  expect(EN.network_error).toBe('Network Error / CORS Errors');
  expect(EN.missing_encryption).toContain('Missing Encryption');
});
