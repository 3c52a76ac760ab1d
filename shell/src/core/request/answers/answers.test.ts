import { accepted, refused } from '../../../testing/local-gateway';
import { failureOf, freshClient, provideWire, server, someEndpoint, soon, who } from '../../../testing/wire';

provideWire();

describe('equal calls', () => {
  const slow = (value: unknown) => async () => {
    await soon();
    return accepted(value);
  };

  test('share one request while it is under way, and ask again afterwards [R7.1c]', async () => {
    const client = freshClient();
    server.answer(slow('shared'));
    const round = () => Promise.all(Array.from({ length: 20 }, () => client.call(someEndpoint(), { q: 1 })));
    await expect(round()).resolves.toEqual(Array(20).fill('shared'));
    expect(server.received).toHaveLength(1);
    await round();
    expect(server.received).toHaveLength(2);
  });

  test('share a refusal as well as a value', async () => {
    const client = freshClient();
    server.answer(async () => {
      await soon();
      return refused('not now');
    });
    const errors = await Promise.all([1, 2, 3].map(() => failureOf(client.call(someEndpoint(), {}))));
    expect(errors.map(({ message }) => message)).toEqual(['not now', 'not now', 'not now']);
    expect(server.received).toHaveLength(1);
  });

  test('are those with the same method, query, merchant, language and session', async () => {
    const client = freshClient();
    server.answer(slow(1));
    const calls = [client.call(someEndpoint(), { q: 1 })];
    calls.push(client.call(someEndpoint(), { q: 2 }));
    calls.push(client.call(someEndpoint({ method: 'POST' }), { q: 1 }));
    for (const other of [{ merchant: 'other' }, { language: 'CN' }, { token: 'token-2' }]) {
      Object.assign(who, { merchant: 'demo', language: 'EN', token: 'token-1' }, other);
      calls.push(client.call(someEndpoint(), { q: 1 }));
    }
    await Promise.all(calls);
    expect(server.received).toHaveLength(6);
  });

  test('do not lose their answer when one of the callers cancels', async () => {
    const client = freshClient();
    server.answer(slow('still here'));
    const controller = new AbortController();
    const cancelled = failureOf(client.call(someEndpoint(), {}, { signal: controller.signal }));
    const kept = client.call(someEndpoint(), {});
    controller.abort();
    await expect(kept).resolves.toBe('still here');
    await expect(cancelled).resolves.toMatchObject({ code: 'aborted' });
  });
});

describe('the session cache', () => {
  const cached = someEndpoint({ cached: true, path: '/wps/system/country', authorization: 'none' });
  const personal = someEndpoint({ cached: true, path: '/wps/personal' });
  const realNow = Date.now;
  afterEach(() => {
    Date.now = realNow;
  });

  test('answers an equal call for 180 s, and asks again after that [R7.1c, R9.11]', async () => {
    const client = freshClient();
    server.answer(() => accepted(server.received.length));
    await expect(client.call(cached, {})).resolves.toBe(1);
    const asked = realNow();
    Date.now = () => asked + 179_000;
    await expect(client.call(cached, {})).resolves.toBe(1);
    Date.now = () => asked + 181_000;
    await expect(client.call(cached, {})).resolves.toBe(2);
  });

  test('keeps members and languages apart', async () => {
    const client = freshClient();
    server.answer((call) => accepted(`${call.headers.authorization} ${call.headers.language}`));
    await expect(client.call(personal, {})).resolves.toBe('token-1 EN');
    who.token = 'token-2';
    await expect(client.call(personal, {})).resolves.toBe('token-2 EN');
    who.language = 'CN';
    await expect(client.call(personal, {})).resolves.toBe('token-2 CN');
    Object.assign(who, { language: 'EN', token: 'token-1' });
    await expect(client.call(personal, {})).resolves.toBe('token-1 EN');
    expect(server.received).toHaveLength(3);
  });

  test('keeps different queries apart', async () => {
    const client = freshClient();
    server.answer((call) => accepted(call.query.code));
    for (const code of ['AB00', 'AB1Q', '1', '01', '']) {
      await expect(client.call(cached, { code })).resolves.toBe(code);
    }
  });

  test('does not cache a refusal', async () => {
    const client = freshClient();
    server.answer(() => refused('busy'));
    await failureOf(client.call(cached, {}));
    await soon();
    server.answer(() => accepted('open'));
    await expect(client.call(cached, {})).resolves.toBe('open');
  });

  test.each([
    ['a bad status', { status: 401, body: '' }, 'http'],
    ['a refusal', refused('busy'), 'gateway'],
  ] as const)(
    'hides %s behind no older answer, whatever the validators of that one',
    async (_, reply, code) => {
      const client = freshClient();
      const headers = { ETag: '"1"', 'Last-Modified': new Date().toUTCString() };
      server.answer(() => ({ ...accepted('old'), headers }));
      await client.call(cached, {});
      const asked = realNow();
      Date.now = () => asked + 181_000;
      server.answer(() => ({ headers, ...reply }));
      await expect(failureOf(client.call(cached, {}))).resolves.toMatchObject({ code });
      Date.now = () => asked + 182_000;
      await expect(failureOf(client.call(cached, {}))).resolves.toMatchObject({ code });
    },
  );
});
