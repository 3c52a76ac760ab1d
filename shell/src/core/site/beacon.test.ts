/** @jest-environment jsdom */
import { provideRelease } from '../../testing';

provideRelease({ merchant: { code: 'aurora' } });
const ios = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Safari/604.1`;
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const beacons = jest.fn((_path: string, _body: Blob) => true);
const fetched = jest.fn(async (_path: string, _options: RequestInit) => ({}));
const canOutlive = (yes: boolean) =>
  Object.assign(globalThis, { Request: class {} }) &&
  yes &&
  Object.defineProperty(Request.prototype, 'keepalive', { value: false });
Object.assign(globalThis, { fetch: fetched });
Object.defineProperty(navigator, 'sendBeacon', { value: beacons });

/** The text of a blob, which jsdom gives only to a reader. */
const textOf = (blob: Blob | undefined) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    if (blob) reader.readAsText(blob);
  });

async function sendAs(userAgent: string): Promise<void> {
  jest.resetModules();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  const { sendBeacon } = await import('./beacon');
  sendBeacon('api:status,elapsed:120');
}

const sent = () => fetched.mock.calls[0]?.[1];

beforeEach(() => {
  canOutlive(true);
  beacons.mockClear();
  fetched.mockClear();
});

test.each([android, ios('16_0'), ios('17_4_1')])(
  '%s sends merchant and value [R7.21a]',
  async (userAgent) => {
    await sendAs(userAgent);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe('/wps/system/collect');
    expect(sent()).toMatchObject({ method: 'POST', keepalive: true });
    await expect(textOf(sent()?.body as Blob)).resolves.toEqual({
      merchant: 'aurora',
      value: 'api:status,elapsed:120',
    });
    expect(beacons).not.toHaveBeenCalled();
  },
);

test.each([ios('15_8'), ios('12_0')])('%s sends none [R7.21a]', async (userAgent) => {
  await sendAs(userAgent);
  expect(beacons).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test('a beacon identifies no visitor: the cookie with the id of the device does not go with it', async () => {
  await sendAs(android);
  expect(sent()?.credentials).toBe('omit');
});

test('a browser whose requests end with the page sends it by its own beacon, or else by a request', async () => {
  canOutlive(false);
  await sendAs(android);
  expect(beacons.mock.calls[0]?.[0]).toBe('/wps/system/collect');
  expect(fetched).not.toHaveBeenCalled();
  beacons.mockReturnValueOnce(false);
  await sendAs(android);
  expect(sent()?.credentials).toBe('omit');
});

describe('the duration of the first status call', () => {
  const entries = jest.fn(() => [] as object[]);
  beforeEach(() => {
    jest.resetModules();
    Object.defineProperty(navigator, 'userAgent', { value: android, configurable: true });
    jest.useFakeTimers();
    // Fake timers bring a performance of their own.
    Object.assign(performance, { getEntriesByType: entries });
  });
  afterEach(() => jest.useRealTimers());

  test('is reported 5 s later [R7.21b]', async () => {
    entries.mockReturnValue([
      { name: 'http://localhost/wps/relay/x', duration: 7 },
      { name: 'http://localhost/wps/v2/system/status?device=MOBILE', duration: 123.6 },
      { name: 'http://localhost/wps/v2/system/status?device=MOBILE', duration: 9 },
    ]);
    const { reportStatusTiming } = await import('./beacon');
    reportStatusTiming();
    jest.advanceTimersByTime(4_999);
    expect(fetched).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await expect(textOf(sent()?.body as Blob)).resolves.toMatchObject({
      value: 'api:status,elapsed:124',
    });
  });

  test('is not reported by a browser that does not measure it', async () => {
    entries.mockReturnValue([]);
    const { reportStatusTiming } = await import('./beacon');
    reportStatusTiming();
    jest.advanceTimersByTime(10_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});
