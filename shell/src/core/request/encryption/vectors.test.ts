import { constants, createDecipheriv, createHash, privateDecrypt, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { decryptDes, encryptDes } from './des';
import { isPublicKey, seal } from './seal';

// docs/gateway-cipher.json is for those who write a gateway: our code and an implementation of its own agree with it.
const { publicKey, privateKey, bodies, links } = v.parse(
  v.object({
    publicKey: v.string(),
    privateKey: v.string(),
    bodies: v.array(
      v.object({ key: v.string(), text: v.string(), value: v.string(), digest: v.string(), rsa: v.string() }),
    ),
    links: v.array(v.object({ key: v.string(), address: v.string(), link: v.string() })),
  }),
  JSON.parse(readFileSync(path.join(__dirname, '../../../../../docs/gateway-cipher.json'), 'utf8')),
);

/** The key after PKCS#1 v1.5: 00 02, random bytes without a zero, 00. Node no longer removes this padding. */
function keyIn(rsa: string): string {
  const sealed = Buffer.from(rsa, 'base64');
  const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, sealed);
  return block.subarray(block.indexOf(0, 2) + 1).toString('ascii');
}

function textIn(value: string, key: string): string {
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'ascii'), null);
  return Buffer.concat([cipher.update(Buffer.from(value, 'base64')), cipher.final()]).toString('utf8');
}

test.each(bodies)('the vector with the key $key holds [R7.1e]', ({ key, text, value, digest, rsa }) => {
  expect(encryptDes(text, key)).toBe(value);
  expect(textIn(value, key)).toBe(text);
  expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(digest);
  expect(keyIn(rsa)).toBe(key);
});

test('a call that we encrypt with the public key of the vectors is read with its private key [R7.1e]', () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  expect(isPublicKey(publicKey)).toBe(true);
  for (const { text } of bodies) {
    const sealed = seal(text, publicKey);
    const opened = textIn(sealed?.body.value ?? '', keyIn(sealed?.headers['X-RSA'] ?? ''));
    // The same JSON, with 128 random bits of white space: the digest is that of the text as the gateway decrypts it.
    expect(opened).toMatch(/^\{[ \t]{128}/);
    expect(JSON.parse(opened)).toEqual(JSON.parse(text));
    expect(sealed?.headers['X-Digest']).toBe(createHash('sha256').update(opened, 'utf8').digest('hex'));
  }
});

test.each(links)('the link of $address holds [R3.31]', ({ key, address, link }) => {
  expect(link.slice(-8)).toBe(key);
  expect(decryptDes(link.slice(0, -8), key)).toBe(address);
});
