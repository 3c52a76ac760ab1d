import EN from '../../locales/EN.json';

test('texts that the specification gives stand as it gives them', () => {
  expect(EN.internet_lost).toBe('Internet lost, please refresh the page');
  expect(EN.network_error).toBe('Network Error / CORS Errors');
  expect(EN.missing_encryption).toContain('Missing Encryption');
});
