import { scope } from './scope';
import { takeOver } from './take-over';

const open = (...urls: string[]) => {
  const skipWaiting = jest.fn(async () => undefined);
  const matchAll = jest.fn(async () => urls.map((url) => ({ url })));
  Object.assign(scope, { skipWaiting, clients: { matchAll } });
  return skipWaiting;
};
const home = 'https://aurora.example/m/home';

test.each([
  ['the page that asks is the only one', [home], 1],
  ['the other window is of another application', [home, 'https://aurora.example/blog'], 1],
  ['another page of ours is open', [home, 'https://aurora.example/m/game'], 0],
])('a worker takes over or waits: %s', async (_, pages, times) => {
  const skipWaiting = open(...pages);
  await takeOver();
  expect(skipWaiting).toHaveBeenCalledTimes(times);
});
