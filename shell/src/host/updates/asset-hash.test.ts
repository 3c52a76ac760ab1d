/** @jest-environment jsdom */
import { assetsOf } from '@tessera/remote/release';
import { provideRelease } from '../../testing';
import { publishedHash, runningHash } from './asset-hash';

const release = provideRelease();
const fetched = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: fetched });
const answer = (body: unknown) => Promise.resolve({ json: () => Promise.resolve(body) });

beforeEach(() => fetched.mockReset());

test('the manifest is requested with the time and past every cache, and has the hash of its release [R7.22]', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_234);
  fetched.mockReturnValue(answer(assetsOf(release)));
  expect(await publishedHash()).toBe(runningHash());
  expect(fetched.mock.calls).toEqual([['/m/asset-manifest.json?t=1234', { cache: 'no-store' }]]);
});

test('if the first address has no manifest, the second one is requested [R7.22]', async () => {
  fetched.mockReturnValueOnce(answer('not a manifest')).mockReturnValueOnce(answer(assetsOf(release)));
  expect(await publishedHash()).toBe(runningHash());
  expect(fetched.mock.calls[1]?.[0]).toMatch(/^\/mobile\/mc\/asset-manifest\.json\?t=\d+$/);
});

test('without a manifest the hash rejects', async () => {
  fetched.mockRejectedValue(new Error('no network'));
  await expect(publishedHash()).rejects.toThrow('no network');
});
