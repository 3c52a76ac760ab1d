/** @jest-environment jsdom */
import { type Liff, startLiff } from '@tessera/remote';
import { siteReady, siteStore } from '../../core/site';
import { followLiff } from './follow-liff';

jest.mock('@tessera/remote', () => ({ ...jest.requireActual('@tessera/remote'), startLiff: jest.fn() }));
jest.mock('../../core/site', () => ({ ...jest.requireActual('../../core/site'), siteReady: jest.fn() }));

const LINK = '/m/home?liff.state=%2Fm%2Factivity%3FreferralCode%3DR1#access_token=a&feature_token=f';
const PAGE = `${location.origin}/m/activity?referralCode=R1`;
const leave = jest.fn();
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const start = jest.mocked(startLiff);
const liff: Liff = {
  init: async () => undefined,
  isInClient: () => true,
  isLoggedIn: () => true,
  getAccessToken: () => 'a',
};
const nothing = () => new Promise<never>(() => undefined);

/** Opens a first address of LIFF. @returns whether the page has gone on there, after `ms` */
async function enter(address: string, ms = 0): Promise<boolean> {
  history.replaceState(null, '', address);
  const onEnd = jest.fn();
  void followLiff(leave).then(onEnd);
  await jest.advanceTimersByTimeAsync(ms);
  return onEnd.mock.calls.length > 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.mocked(siteReady).mockResolvedValue(undefined);
  siteStore.setState({
    social: { lineLiffId: '2-app', facebookVersion: 'v2.7', places: { lineLiffScript: '/liff.js' } },
  });
});
afterEach(() => jest.useRealTimers());

test('LIFF reads the whole address, and nothing else is done while it leads on', async () => {
  let read = '';
  start.mockImplementation(() => {
    read = location.href;
    return nothing();
  });
  expect(await enter(LINK, 4_000)).toBe(false);
  expect(start.mock.calls).toEqual([['2-app', '/liff.js']]);
  expect(read).toBe(location.origin + LINK);
  expect(leave).not.toHaveBeenCalled();
});

test.each<[string, () => unknown, number]>([
  ['fails', () => start.mockRejectedValue(new Error('INIT_FAILED')), 0],
  ['hangs', () => start.mockImplementation(nothing), 5_000],
  [
    'cannot be found, because the status fails',
    () => jest.mocked(siteReady).mockRejectedValue(new Error('down')),
    0,
  ],
])('the page of the link is opened if LIFF %s, and the console says so', async (_case, prepare, ms) => {
  prepare();
  expect(await enter(LINK, ms)).toBe(false);
  expect(leave.mock.calls).toEqual([[PAGE]]);
  expect(warned).toHaveBeenCalledWith('[tessera] LIFF did not start', expect.any(Error));
});

test('a merchant without a LIFF app loads no script, and the page of the link is opened', async () => {
  siteStore.setState({ social: { facebookVersion: 'v2.7', places: {} } });
  expect(await enter(LINK)).toBe(false);
  expect(start).not.toHaveBeenCalled();
  expect(leave.mock.calls).toEqual([[PAGE]]);
});

test.each([
  ['LIFF has removed', () => void history.replaceState(null, '', '/m/home?tid=7')],
  ['LIFF has left in the address', () => undefined],
])('a page without a link goes on, without the tokens that %s', async (_case, init) => {
  start.mockImplementation(async () => {
    init();
    return liff;
  });
  expect(await enter('/m/home?tid=7#context_token=c&feature_token=f')).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  expect(location.pathname + location.search + location.hash).toBe('/m/home?tid=7');
});
