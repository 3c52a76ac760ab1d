import type { Endpoint } from '@tessera/contract';
import { someEndpoint } from '../../../testing/wire';
import { Transport } from './transport';

const send = jest.fn();
let fails = 0;
jest.mock('./wire', () => ({
  get createSend() {
    if (fails-- > 0) throw new Error('Loading chunk transport failed');
    return () => send;
  },
}));
const ask = (transport: Transport, part: Partial<Endpoint> = {}) =>
  transport.send(someEndpoint(part), { headers: {}, params: { n: 1 } });

beforeEach(() => {
  fails = 0;
  send.mockReset().mockResolvedValue({ body: 'sent', date: undefined });
});

test('code that cannot be loaded fails the call as a network does, and the next call loads it again', async () => {
  const transport = new Transport();
  fails = 1;
  await expect(ask(transport)).rejects.toMatchObject({ reason: 'network' });
  await expect(ask(transport)).resolves.toBe('sent');
});

test('a call is sent with the limit of its endpoint, or with 5 s [R7.1b, R9.7]', async () => {
  const transport = new Transport();
  await ask(transport, { timeout: 900 });
  await ask(transport);
  expect(send.mock.calls.map(([{ timeout }]) => timeout)).toEqual([900, 5_000]);
});
