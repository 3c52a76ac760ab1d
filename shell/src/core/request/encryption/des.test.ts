import { createCipheriv } from 'node:crypto';
import { decryptDes, encryptDes } from './des';

/** As the platform encrypts, with nothing of ours. */
function platformCipher(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'ascii'), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

test.each(['a', 'exactly8', 'https://t.me/aurora_help', 'señor 密码 🔑'])(
  '"%s" is encrypted as the platform does it',
  (text) => {
    expect(encryptDes(text, 'k3y-K3Y.')).toBe(platformCipher(text, 'k3y-K3Y.'));
  },
);

test('what the platform encrypted is read', () => {
  expect(decryptDes(platformCipher('https://t.me/aurora_help', '8letters'), '8letters')).toBe(
    'https://t.me/aurora_help',
  );
});

test.each([
  ['another key', platformCipher('https://t.me/x', '8letters'), 'LETTERS8'],
  ['no cipher', 'https://t.me/x', '8letters'],
  ['nothing', '', '8letters'],
  ['letters of no alphabet', '!!!!', '8letters'],
])('%s gives nothing legible', (_, cipher, key) => {
  expect(decryptDes(cipher, key)).not.toBe('https://t.me/x');
});
