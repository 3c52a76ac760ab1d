import { clientOf, tokenIn } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const relay = (call: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  clientOf(sandbox().url).post(`/wps/relay/CSP_${call}`, JSON.stringify(body), headers);
const devices = async () => (await fetch(`${sandbox().url}/__sandbox/push`)).json();

test('a device is registered for a visitor and then a member, subscribes to a topic, and unsubscribes from all [R7.44, R7.45, R7.46]', async () => {
  const registrationToken = 'device-1';
  const device = { merchant: 'aurora', registrationToken };
  await relay('fcmBind', { registrationToken });
  expect(await devices()).toEqual([{ ...device, topics: [] }]);

  const authorization = tokenIn(await clientOf(sandbox().url).login('demo-member'));
  await relay('fcmBind', { registrationToken }, { authorization });
  await relay('fcmSubscribe', { registrationToken, topic: 'ALL' }, { authorization });
  expect(await devices()).toEqual([{ ...device, member: 'demo-member', topics: ['ALL'] }]);

  await relay('fcmUnsubscribe', { registrationToken, unsubscribeAll: true });
  expect(await devices()).toEqual([{ ...device, topics: [] }]);
});

test('an unknown device cannot subscribe to a topic', async () => {
  const authorization = tokenIn(await clientOf(sandbox().url).login('demo-member'));
  const answer = await relay(
    'fcmSubscribe',
    { registrationToken: 'unknown', topic: 'ALL' },
    { authorization },
  );
  expect(answer).toMatchObject({ success: false, errorCode: 'push_token_unknown' });
});
