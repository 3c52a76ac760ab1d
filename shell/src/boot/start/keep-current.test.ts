/** @jest-environment jsdom */
import { watchReleases } from '../../host/updates';
import { keepCurrent } from './keep-current';

jest.mock('../../host/updates', () => ({ watchReleases: jest.fn(), registerWorker: jest.fn() }));
jest.mock('../../ui/web-app-manifest', () => ({ applyManifest: jest.fn() }));
jest.useFakeTimers();

test('the first check runs 1.5 s after the start, when the texts are loaded [R4.30a] [R9.18]', async () => {
  keepCurrent(Promise.resolve());
  await jest.advanceTimersByTimeAsync(1_499);
  expect(watchReleases).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(watchReleases).toHaveBeenCalledTimes(1);
});
