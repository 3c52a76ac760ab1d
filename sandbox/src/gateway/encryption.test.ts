import { type Answered, clientOf, tokenIn } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';

const sandbox = sandboxForTests();
const client = () => clientOf(sandbox().url);
const credentials = {
  type: 'username',
  username: 'demo-member',
  password: 'Tessera-2026',
  loginDeviceId: '0'.repeat(36),
  isOfficialAppLogin: false,
};
const codeOf = ({ success, errorCode }: Answered) => ({ success, errorCode });

test('a body encrypted by crypto-js and jsencrypt is decrypted [R7.1e]', async () => {
  const answer = await client().postEncrypted('/wps/session/login', credentials);
  expect(answer).toMatchObject({ success: true, value: { userName: 'demo-member', customerType: 0 } });
  expect(tokenIn(answer).length).toBeGreaterThan(20);
});

test('text beyond ASCII is decrypted correctly', async () => {
  await client().register('مرحبا你好', 'long-enough-1');
  const calls = await (await fetch(`${sandbox().url}/__sandbox/calls`)).json();
  expect(calls.at(-1)).toMatchObject({ encrypted: true, body: { username: 'مرحبا你好', password: '***' } });
});

test('a plain body is refused if the contract requires encryption', async () => {
  const answer = await client().post('/wps/session/login', JSON.stringify(credentials));
  expect(codeOf(answer)).toEqual({ success: false, errorCode: 'bad_request' });
});

test('a wrong digest, a wrong key and missing headers are refused', async () => {
  const tampered = [{ 'x-digest': '0'.repeat(64) }, { 'x-rsa': 'AAAA' }, { 'x-rsa': '' }];
  for (const headers of tampered) {
    const answer = await client().postEncrypted('/wps/session/login', credentials, headers);
    expect(codeOf(answer)).toEqual({ success: false, errorCode: 'decryption_failed' });
  }
});

test('a decrypted body that is not JSON is refused', async () => {
  const answer = await client().postEncrypted('/wps/session/login', undefined);
  expect(codeOf(answer)).toEqual({ success: false, errorCode: 'bad_request' });
});
