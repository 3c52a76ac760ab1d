import * as keys from './keys';
import type { StoredKey } from './stored-key';

const table: readonly StoredKey<unknown>[] = Object.values(keys);

test('no two keys of the table stand at the same place', () => {
  const places = table.map(({ area, name }) => `${area} ${name}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each([
  ['tid', keys.tid.read('AB-12'), 'AB-12'],
  ['a numeric tid', keys.tid.read(42), '42'],
  ['a tid that is no code', keys.tid.read('<b>'), undefined],
  ['a device id', keys.deviceId.read('0'.repeat(36)), '0'.repeat(36)],
  ['a short device id', keys.deviceId.read('0'.repeat(35)), undefined],
  ['failures', keys.remoteFailures.read(['7 games@1.0.0']), ['7 games@1.0.0']],
  ['malformed failures', keys.remoteFailures.read([7]), undefined],
])('%s is read', (_, value, expected) => {
  expect(value).toEqual(expected);
});

test.each([
  [
    { affiliateCode: 'a1', referralCode: 7 },
    { affiliateCode: 'a1', referralCode: '7' },
  ],
  [{ affiliateCode: '<b>', originalDomain: 'first.example' }, { originalDomain: 'first.example' }],
  [{ other: 1 }, {}],
  ['reg', undefined],
])('reg_info %j is read as %j', (raw, expected) => {
  expect(keys.regInfo.read(raw)).toEqual(expected);
});

test('a payment attempt that cannot be read costs no other attempt', () => {
  const attempt = { requestId: '0f8fad5b-d9cb-469f-a165-70867728950e', kind: 'deposit', member: 'm1', at: 1 };
  const unreadable = [{ ...attempt, kind: 'loan' }, { ...attempt, requestId: 7 }, null, 'x'];
  expect(keys.moneyAttempts.read([...unreadable, attempt, ...unreadable])).toEqual([attempt]);
  expect(keys.moneyAttempts.read({ ...attempt })).toBeUndefined();
});

test('the override of a remote is an address', () => {
  expect(keys.override.read('http://localhost:8081/remoteEntry.js')?.port).toBe('8081');
  expect(keys.override.read('{"corrupt')).toBeUndefined();
});
