/** @jest-environment jsdom */
import { errorCode } from '@tessera/contract';
import { firstStatus } from '../../testing/first-status';

// jsdom measures no requests.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a successful status call shows nothing', async () => {
  expect(await firstStatus({ value: {} })).toEqual({ dialogs: [], screens: [] });
});

test('an address that is not served shows its dialog, not an alert [R8.1, R2.51, R7.13b]', async () => {
  const refused = { errorCode: errorCode.domainNotAvailable, message: 'not here' };
  expect(await firstStatus({ refused })).toEqual({ dialogs: [], screens: ['domain'] });
});

test.each([
  [{ errorCode: 'merchant_closed', message: 'Closed for good' }, 'Closed for good'],
  [{ errorCode: 'api.not.exist', message: 'No such call' }, 'No such call'],
  [{ errorCode: 'api.not.exist' }, 'Internet lost, please refresh the page'],
  [{ errorCode: 'merchant_closed' }, 'Internet lost, please refresh the page'],
  [{ errorCode: 'merchant_closed', message: '' }, 'Internet lost, please refresh the page'],
])('any other code %j is a notice: %s [R8.2, R7.13b]', async (refused, message) => {
  expect(await firstStatus({ refused })).toEqual({ dialogs: [['Notice', message]], screens: [] });
});

test.each(['unreachable', 'timeout', { status: 500 }] as const)(
  'on plain http, %j without a code is a network or CORS error [R8.3, R7.13b]',
  async (reply) => {
    expect(location.protocol).toBe('http:');
    expect(await firstStatus(reply)).toEqual({
      dialogs: [['Notice', 'Network Error / CORS Errors']],
      screens: [],
    });
  },
);

test('an answer without a value never blames the connection', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const { dialogs } = await firstStatus({ value: null });
  expect(dialogs).toEqual([['Notice', expect.stringContaining('unexpected response')]]);
});

test('502 is silent [R8.9]', async () => {
  expect(await firstStatus({ status: 502 })).toEqual({ dialogs: [], screens: [] });
});
