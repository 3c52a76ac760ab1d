/** @jest-environment jsdom */
import { assetsOf } from '@tessera/remote/release';
import { provideRelease } from '../../testing';
import { publishedHash, runningHash } from './asset-hash';

const release = provideRelease();
const fetched = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: fetched });
const answer = (body: unknown) => Promise.resolve({ json: () => Promise.resolve(body) });

beforeEach(() => fetched.mockReset());

test('the manifest is asked for with the time, past every cache, and hashes like the release it was made of [R7.22]', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_234);
  fetched.mockReturnValue(answer(assetsOf(release)));
  expect(await publishedHash()).toBe(runningHash());
  expect(fetched.mock.calls).toEqual([['/m/asset-manifest.json?t=1234', { cache: 'no-store' }]]);
});

test('where the first address has none, the second is asked [R7.22]', async () => {
  fetched.mockReturnValueOnce(answer('not a manifest')).mockReturnValueOnce(answer(assetsOf(release)));
  expect(await publishedHash()).toBe(runningHash());
  expect(fetched.mock.calls[1]?.[0]).toMatch(/^\/mobile\/mc\/asset-manifest\.json\?t=\d+$/);
});

test('without either there is no hash', async () => {
  fetched.mockRejectedValue(new Error('no network'));
  await expect(publishedHash()).rejects.toThrow('no network');
});
