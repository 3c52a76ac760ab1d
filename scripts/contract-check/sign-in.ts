import { constants, createCipheriv, createHash, publicEncrypt, randomInt } from 'node:crypto';
import { login, loginValue, rsaKey } from '@tessera/contract';
import * as v from 'valibot';
import { ask, type Finding, type Gateway } from './ask';

export interface Account {
  readonly name: string;
  readonly password: string;
}

/** The body and the headers of an encrypted call, as docs/gateway-contract.md describes them. */
function encrypt(json: string, publicKey: string) {
  // Odd codes only: DES ignores the low bit of each character.
  const key = String.fromCharCode(...Array.from({ length: 8 }, () => 0x21 + 2 * randomInt(47)));
  // A gateway that computes the digest over JSON that it has written again refuses them.
  const blanks = Array.from({ length: 128 }, () => ' \t'[randomInt(2)]).join('');
  const text = json.replace('{', `{${blanks}`);
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'ascii'), null);
  const pem = publicKey.includes('BEGIN')
    ? publicKey
    : `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const sealed = publicEncrypt({ key: pem, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(key, 'ascii'));
  return {
    body: { value: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64') },
    headers: {
      Encryption: 'true',
      'X-RSA': sealed.toString('base64'),
      'X-Digest': createHash('sha256').update(text, 'utf8').digest('hex'),
    },
  };
}

/** Signs in by an encrypted call. Returns the token, or none if the login did not succeed. */
export async function signIn(
  gateway: Gateway,
  { name, password }: Account,
): Promise<{ readonly finding: Finding; readonly token?: string }> {
  const key = await ask(gateway, rsaKey, { t: Date.now() });
  const call = login.name;
  if (typeof key.value !== 'string')
    return { finding: { call, path: login.path, result: 'failed', detail: `no public key: ${key.detail}` } };
  const request = {
    type: 'username',
    username: name,
    password,
    loginDeviceId: '0'.repeat(36),
    isOfficialAppLogin: false,
  };
  const { body, headers } = encrypt(JSON.stringify(request), key.value);
  const finding = await ask(gateway, login, body, headers);
  const value = v.safeParse(loginValue, finding.value);
  return { finding, ...(value.success && { token: value.output.token }) };
}
