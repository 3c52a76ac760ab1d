import { networkNames } from '@tessera/contract';
import { clientOf } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const control = async (method = 'GET') => fetch(`${sandbox().url}/__sandbox/tracking`, { method });
const tracked = async () => (await control()).json();
const event = (eventId: string) => ({
  eventId: eventId.padEnd(36, '0'),
  eventTime: 1,
  eventName: 'login',
  eventValue: { type: 'sms' },
  domain: 'localhost',
  channels: [],
  clickIds: {},
});
const first = (value: unknown) =>
  clientOf(sandbox().url).post(
    '/wps/relay/WPSCORE_trackEvent',
    JSON.stringify({ merchant: 'aurora', value }),
  );
const second = (...events: unknown[]) =>
  clientOf(sandbox().url).post(
    '/wps/relay/WPSCORE_trackEvents',
    JSON.stringify({ merchant: 'aurora', events }),
  );

beforeEach(() => control('DELETE'));

test('an event is listed once with the channel of each receipt', async () => {
  await first(JSON.stringify(event('a')));
  await second(event('a'), event('b'));
  const { events } = await tracked();
  expect(events).toEqual([
    { merchant: 'aurora', event: event('a'), receipts: ['first', 'second'] },
    { merchant: 'aurora', event: event('b'), receipts: ['second'] },
  ]);
});

test.each([
  'no JSON',
  JSON.stringify({ eventName: 'login' }),
  JSON.stringify({ ...event('c'), eventName: 'x' }),
])('the first channel refuses %s', async (value) => {
  expect(await first(value)).toMatchObject({ success: false, errorCode: 'bad_request' });
  expect((await tracked()).events).toEqual([]);
});

test.each(networkNames.filter((name) => !['affiliate', 'native'].includes(name)))(
  'the second origin has a script of %s',
  async (name) => {
    const answer = await fetch(`${sandbox().gamesUrl}/networks/${name}.js`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(await answer.text()).toContain(`'${name}'`);
  },
);

test('the calls of networks and affiliates can be read', async () => {
  const { gamesUrl } = sandbox();
  const body = JSON.stringify({ network: 'meta', args: ['track', 'Purchase'] });
  await fetch(`${gamesUrl}/networks/hit`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
  });
  await fetch(`${gamesUrl}/networks/postback?event=deposit`);
  expect((await tracked()).networks).toEqual([
    { network: 'meta', args: ['track', 'Purchase'] },
    { network: 'affiliate', args: { event: 'deposit' } },
  ]);
});
