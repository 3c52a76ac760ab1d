/** @jest-environment jsdom */
import { googleStandIn } from '../../../testing/google';

jest.mock('@tessera/remote', () => ({
  ...jest.requireActual('@tessera/remote'),
  loadScript: jest.fn(async () => undefined),
}));

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
/** A new page each time: Google is set up once a page. */
async function freshPage() {
  jest.resetModules();
  return { ...googleStandIn(), script: await import('./identity-script') };
}

test('Google is set up once, with FedCM for its prompt and its button', async () => {
  const { id, script } = await freshPage();
  const place = document.createElement('span');
  await script.drawGoogleButton('client', place, jest.fn());
  void script.promptGoogle('client');
  await settled();
  expect(id.initialize).toHaveBeenCalledTimes(1);
  expect(id.initialize.mock.calls[0]?.[0]).toMatchObject({
    client_id: 'client',
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
  });
  expect(place.children).toHaveLength(1);
});

test('a credential goes to the open prompt, or else to the button', async () => {
  const { script, choose } = await freshPage();
  const listener = jest.fn();
  await script.drawGoogleButton('client', document.createElement('span'), listener);
  const prompted = script.promptGoogle('client');
  await settled();
  expect(script.isAsking()).toBe(true);
  choose('first');
  expect(await prompted).toEqual({ credential: 'first' });
  expect(listener).not.toHaveBeenCalled();
  choose('second');
  expect(listener.mock.calls).toEqual([['second']]);
});

test.each(['skipped', 'dismissed'] as const)('after a prompt that was %s the button works', async (kind) => {
  const { script, choose, moment } = await freshPage();
  const listener = jest.fn();
  await script.drawGoogleButton('client', document.createElement('span'), listener);
  const prompted = script.promptGoogle('client');
  await settled();
  moment(kind);
  expect(await prompted).toBe(kind);
  expect(script.isAsking()).toBe(false);
  choose('by the button');
  expect(listener.mock.calls).toEqual([['by the button']]);
});

test('a prompt ends when it is cancelled; what Google reports of it later leaves the next prompt open', async () => {
  const { script, choose, moment } = await freshPage();
  const first = script.promptGoogle('client');
  await settled();
  script.cancelGoogle();
  expect(await first).toBe('dismissed');
  expect(script.isAsking()).toBe(false);
  const next = script.promptGoogle('client');
  await settled();
  moment('dismissed', 0);
  choose('of the next');
  expect(await next).toEqual({ credential: 'of the next' });
});
