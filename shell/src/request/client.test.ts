import { constants, createDecipheriv, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { defineEndpoint, type Endpoint, gameList, memberInfo, relay, rsaKey } from '@tessera/contract';
import axios from 'axios';
import * as v from 'valibot';
import { accepted, LocalGateway, refused } from '../testing/local-gateway';
import { RequestClient, type RequestPolicy } from './client';
import type { RequestError } from './request-error';

let server: LocalGateway;
const told: RequestError[] = [];
const who = { merchant: 'demo', language: 'EN', token: 'token-1' as string | undefined };
const policy: RequestPolicy = (error) => void told.push(error);

beforeEach(async () => {
  server = new LocalGateway();
  axios.defaults.baseURL = await server.start();
  told.length = 0;
  Object.assign(who, { merchant: 'demo', language: 'EN', token: 'token-1' });
});
afterEach(() => server.stop());

/** A client as it is after a page load: with nothing remembered. */
const freshClient = () =>
  new RequestClient(
    {
      merchant: () => who.merchant,
      language: () => who.language,
      token: () => who.token,
      userAgent: () => 'dGVzdA==',
    },
    policy,
  );

const endpoint = (part: Partial<Endpoint> = {}): Endpoint =>
  defineEndpoint({
    name: 'sample',
    method: 'GET',
    path: relay('SAMPLE_call'),
    request: v.unknown(),
    answer: v.unknown(),
    authorization: 'required',
    ...part,
  });

const soon = () => new Promise((resolve) => setTimeout(resolve, 15));
const failure = (promise: Promise<unknown>): Promise<RequestError> =>
  promise.then(
    () => Promise.reject(new Error('the call should have failed')),
    (error: RequestError) => error,
  );

describe('what goes over the wire', () => {
  test('a call names merchant, language, user agent and session, as a GET when it says nothing else [R1.3b, R7.1a]', async () => {
    server.answer(() => accepted({ id: 7, account: 'lucky', type: 0 }));
    await expect(freshClient().call(memberInfo, {})).resolves.toMatchObject({ id: '7', account: 'lucky' });
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      path: '/wps/member/info',
      headers: {
        merchant: 'demo',
        language: 'EN',
        'x-user-agent': 'dGVzdA==',
        authorization: 'token-1',
      },
    });
  });

  test('a relay call goes to /wps/relay/{name}, its request in the query [R7.1g]', async () => {
    server.answer(() => accepted({ data: { lanes: [] } }));
    await freshClient().call(gameList, { category: 'RNG', limit: 4 });
    expect(server.received[0]).toMatchObject({
      path: '/wps/relay/GCSGAME_gameList',
      query: { category: 'RNG', limit: '4' },
    });
  });

  test('a call without an address is rejected with url_null and never sent [R5.17]', async () => {
    server.answer(() => accepted(1));
    const error = await failure(freshClient().call(endpoint({ path: '' }), {}));
    expect(error).toMatchObject({ code: 'url', message: 'url_null' });
    expect(server.received).toHaveLength(0);
  });

  test('a call that gets no answer within its own limit fails as a timeout', async () => {
    server.answer(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return accepted(1);
    });
    const error = await failure(freshClient().call(endpoint({ timeout: 40 }), {}));
    expect(error.code).toBe('timeout');
    expect(told).toEqual([error]);
  });

  test('a call that its caller cancels fails as aborted', async () => {
    server.answer(async () => {
      await soon();
      return accepted(1);
    });
    const controller = new AbortController();
    const answer = failure(freshClient().call(endpoint(), {}, { signal: controller.signal }));
    controller.abort();
    await expect(answer).resolves.toMatchObject({ code: 'aborted' });
  });
});

describe('equal calls', () => {
  const slow = (value: unknown) => async () => {
    await soon();
    return accepted(value);
  };

  test('share one request while it is under way, and ask again afterwards [R7.1c]', async () => {
    const client = freshClient();
    server.answer(slow('shared'));
    const round = () => Promise.all(Array.from({ length: 20 }, () => client.call(endpoint(), { q: 1 })));
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
    const errors = await Promise.all([1, 2, 3].map(() => failure(client.call(endpoint(), {}))));
    expect(errors.map(({ message }) => message)).toEqual(['not now', 'not now', 'not now']);
    expect(server.received).toHaveLength(1);
  });

  test('are those with the same method, query, merchant, language and session', async () => {
    const client = freshClient();
    server.answer(slow(1));
    const calls = [client.call(endpoint(), { q: 1 })];
    calls.push(client.call(endpoint(), { q: 2 }));
    calls.push(client.call(endpoint({ method: 'POST' }), { q: 1 }));
    for (const other of [{ merchant: 'other' }, { language: 'CN' }, { token: 'token-2' }]) {
      Object.assign(who, { merchant: 'demo', language: 'EN', token: 'token-1' }, other);
      calls.push(client.call(endpoint(), { q: 1 }));
    }
    await Promise.all(calls);
    expect(server.received).toHaveLength(6);
  });

  test('do not lose their answer when one of the callers cancels', async () => {
    const client = freshClient();
    server.answer(slow('still here'));
    const controller = new AbortController();
    const cancelled = failure(client.call(endpoint(), {}, { signal: controller.signal }));
    const kept = client.call(endpoint(), {});
    controller.abort();
    await expect(kept).resolves.toBe('still here');
    await expect(cancelled).resolves.toMatchObject({ code: 'aborted' });
  });
});

describe('the session cache', () => {
  const cached = endpoint({ cached: true, path: '/wps/system/country', authorization: 'none' });
  const personal = endpoint({ cached: true, path: '/wps/personal' });
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

  test('never mistakes one query for another', async () => {
    const client = freshClient();
    server.answer((call) => accepted(call.query.code));
    for (const code of ['AB00', 'AB1Q', '1', '01', '']) {
      await expect(client.call(cached, { code })).resolves.toBe(code);
    }
  });

  test('does not remember a refusal', async () => {
    const client = freshClient();
    server.answer(() => refused('busy'));
    await failure(client.call(cached, {}));
    await soon();
    server.answer(() => accepted('open'));
    await expect(client.call(cached, {})).resolves.toBe('open');
  });

  test.each([
    ['a bad status', { status: 401, body: '' }, 'unauthorized'],
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
      await expect(failure(client.call(cached, {}))).resolves.toMatchObject({ code });
      Date.now = () => asked + 182_000;
      await expect(failure(client.call(cached, {}))).resolves.toMatchObject({ code });
    },
  );
});

describe('concurrency [R7.1d]', () => {
  const slow = async () => {
    await soon();
    return accepted({ data: { lanes: [] } });
  };

  test.each([
    ['10 on any path', endpoint(), 10],
    ['2 on the game list', gameList as Endpoint, 2],
  ] as const)('at most %s are under way at once', async (_, called, most) => {
    const client = freshClient();
    server.answer(slow);
    await Promise.all(Array.from({ length: 25 }, (_, n) => client.call(called, { category: String(n) })));
    expect(server.received).toHaveLength(25);
    expect(server.mostAtOnce).toBe(most);
  });

  test('one path does not wait for another', async () => {
    const client = freshClient();
    server.answer(slow);
    const paths = ['/wps/a', '/wps/b'].map((path) => endpoint({ path }));
    await Promise.all(
      paths.flatMap((path) => Array.from({ length: 10 }, (_, n) => client.call(path, { n }))),
    );
    expect(server.mostAtOnce).toBe(20);
  });
});

describe('encrypted calls', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

  /** Reads a body as the platform's gateway does, with nothing of ours. */
  function opened(headers: Record<string, unknown>, body: string): string {
    const block = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(String(headers['x-rsa']), 'base64'),
    );
    // PKCS#1 v1.5: 00 02, random bytes without a zero, 00, and then the key.
    expect([...block.subarray(0, 2)]).toEqual([0, 2]);
    const key = block.subarray(block.indexOf(0, 2) + 1);
    expect(key.toString('ascii')).toMatch(/^[\x21-\x7e]{8}$/);
    const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
    const { value } = JSON.parse(body) as { value: string };
    return Buffer.concat([cipher.update(value, 'base64'), cipher.final()]).toString('utf8');
  }

  const register = endpoint({ method: 'POST', encrypted: true, path: '/wps/member/register' });
  const secret = { username: 'lucky', password: 'señor 密码 🔑', loginDeviceId: 'd' };

  test.each([
    ['base64', spki],
    ['PEM', pem],
  ])('a body that was sealed with a %s key can be read by the gateway alone [R7.1e]', async (_, key) => {
    server.answer((call) => (call.path === rsaKey.path ? accepted(key) : accepted('done')));
    await expect(freshClient().call(register, secret)).resolves.toBe('done');
    const [asked, sent] = server.received;
    expect(asked).toMatchObject({ method: 'GET', path: '/wps/session/key/rsa' });
    expect(Number(asked?.query.t)).toBeGreaterThan(Date.now() - 60_000);
    if (!sent) throw new Error('nothing was sent');
    expect(sent.body).not.toContain('lucky');
    expect(Object.keys(JSON.parse(sent.body))).toEqual(['value']);
    const plain = opened(sent.headers, sent.body);
    expect(JSON.parse(plain)).toEqual(secret);
    expect(sent.headers).toMatchObject({
      encryption: 'true',
      'x-digest': createHash('sha256').update(plain).digest('hex'),
      'content-type': 'application/json',
    });
  });

  test('every call is sealed with a key of its own', async () => {
    const client = freshClient();
    server.answer((call) => (call.path === rsaKey.path ? accepted(spki) : accepted('done')));
    await client.call(register, secret);
    await client.call(register, secret);
    const bodies = server.received.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(new Set(bodies).size).toBe(2);
  });

  test.each([
    ['an empty key', accepted('')],
    ['a text that is no key', accepted('please try again later')],
    ['the start of a key', accepted(spki.slice(0, 60))],
    ['a cut key', accepted(spki.slice(0, 200))],
    ['letters that only look like a key', accepted(`MI${'A'.repeat(300)}`)],
    ['no text at all', accepted(null)],
    ['a refusal', refused('no key today')],
    ['a broken gateway', { status: 500, body: 'oops' }],
  ])('%s rejects the call before anything of it is sent [R8.27]', async (_, reply) => {
    server.answer((call) => (call.path === rsaKey.path ? reply : accepted('done')));
    const error = await failure(freshClient().call(register, secret));
    expect(['no-key', 'encryption']).toContain(error.code);
    expect(server.received.map(({ path }) => path)).toEqual([rsaKey.path]);
    expect(told).toEqual([error]);
  });
});
