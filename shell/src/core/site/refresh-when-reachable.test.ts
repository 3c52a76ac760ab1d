/** @jest-environment jsdom */
import { ping, status } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { refreshWhenReachable } from './load-status';

provideRelease({ merchant: { code: 'aurora' } });
const gateway = provideGateway();
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const online = async () => {
  dispatchEvent(new Event('online'));
  await settle();
};

test('back online, the status is asked for once the gateway answers a ping, which may take 15 s [R7.17, R9.8]', async () => {
  refreshWhenReachable();
  gateway.on(ping, 'unreachable');
  gateway.on(status, { value: {} });
  await online();
  expect(gateway.calls(ping)[0]).toMatchObject({
    query: { caller: 'online' },
    headers: { Merchant: 'aurora' },
    timeout: 15_000,
  });
  expect(gateway.calls(status)).toHaveLength(0);
  gateway.on(ping, { value: { caller: 'online' } });
  await online();
  await online();
  expect(gateway.calls(status)).toHaveLength(1);
  expect(gateway.calls(ping)).toHaveLength(2);
});
