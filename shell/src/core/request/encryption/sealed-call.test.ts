import { constants, createDecipheriv, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { rsaKey } from '@tessera/contract';
import { accepted, refused } from '../../../testing/local-gateway';
import { failureOf, freshClient, provideWire, server, someEndpoint, told } from '../../../testing/wire';

provideWire();

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

  const register = someEndpoint({ method: 'POST', encrypted: true, path: '/wps/member/register' });
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

  test('every call is encrypted with its own key', async () => {
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
    ['a refusal', refused('no key today')],
    ['a broken gateway', { status: 500, body: 'oops' }],
  ])('%s rejects the call before anything of it is sent [R8.27]', async (_, reply) => {
    server.answer((call) => (call.path === rsaKey.path ? reply : accepted('done')));
    const error = await failureOf(freshClient().call(register, secret));
    expect(['no-key', 'encryption']).toContain(error.code);
    expect(server.received.map(({ path }) => path)).toEqual([rsaKey.path]);
    expect(told).toEqual([error]);
  });
});
