import type { Endpoint } from '.';
import * as contract from '.';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'method' in value;
const endpoints = Object.entries(contract).flatMap(([key, value]) =>
  isEndpoint(value) ? [[key, value] as const] : [],
);

test('the contract has calls', () => {
  expect(endpoints.length).toBeGreaterThan(10);
});

test.each(['name', 'path'] as const)('no two calls have one %s', (property) => {
  const all = endpoints.map(([, endpoint]) =>
    property === 'path' ? `${endpoint.method} ${endpoint.path}` : endpoint.name,
  );
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});

describe.each(endpoints)('%s', (key, endpoint) => {
  test('is exported under its own name', () => {
    expect(endpoint.name).toBe(key);
  });

  test('has a path of the gateway, a relay call one of its relay [R7.1g]', () => {
    expect(endpoint.path).toMatch(/^\/wps\/[\w./-]+$/);
    if (endpoint.path.includes('/relay/')) expect(endpoint.path).toMatch(/^\/wps\/relay\/[A-Z0-9]+_\w+$/);
  });

  test('carries only marks that fit together [R7.1f]', () => {
    if (endpoint.encrypted) expect(endpoint.method).not.toBe('GET');
    // An answer that the session cache keeps must not be personal.
    if (endpoint.cached) expect(endpoint).toMatchObject({ method: 'GET', authorization: 'none' });
    if (endpoint.assumed !== undefined) expect(endpoint.assumed.length).toBeGreaterThan(10);
  });
});

test('relay puts a name under the relay path [R7.1g]', () => {
  expect(contract.relay('CBS_unreadCount')).toBe('/wps/relay/CBS_unreadCount');
});

test('country info comes from its own call, and is kept for the session [R7.14]', () => {
  expect(contract.country).toMatchObject({ method: 'GET', path: '/wps/system/country', cached: true });
});

test('the calls that go without login are those that a visitor needs [R7.1f]', () => {
  const none = endpoints.filter(([, { authorization }]) => authorization === 'none').map(([key]) => key);
  expect(none).toEqual(expect.arrayContaining(['login', 'register', 'status', 'rsaKey', 'gameList']));
  expect(none).not.toEqual(expect.arrayContaining(['memberInfo']));
  const required = endpoints
    .filter(([, { authorization }]) => authorization === 'required')
    .map(([key]) => key);
  expect(required).toEqual(
    expect.arrayContaining(['memberInfo', 'rankProgress', 'depositSettings', 'unreadCount', 'launchGame']),
  );
});
