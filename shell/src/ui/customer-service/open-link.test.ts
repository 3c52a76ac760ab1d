import { createCipheriv } from 'node:crypto';
import type { CustomerServiceEntry } from '@tessera/contract';
import { isServiceLink, serviceAddress } from './open-link';

/** A link as the platform sends it: encrypted, with its key behind it. */
function sealed(address: string, key = 'Kq8_x-2Z'): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'ascii'), null);
  return Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]).toString('base64') + key;
}
const entry = (part: Partial<CustomerServiceEntry>): CustomerServiceEntry => ({
  csType: 'TELEGRAM',
  csPosition: 1,
  title: '',
  labelIds: [],
  ...part,
});

test.each([
  'https://t.me/aurora_help',
  'http://chat.example/x?y=1',
  'tel:+6281234567890',
  'mailto:help@example.com',
  'tg://resolve?domain=aurora',
  'whatsapp://send?phone=62812',
  'line://ti/p/@aurora',
  'fb-messenger://user/7',
])('%s is read with the last 8 characters as its key [R3.31]', async (address) => {
  await expect(serviceAddress(entry({ link: sealed(address) }))).resolves.toBe(address);
  await expect(serviceAddress(entry({ path: sealed(address) }))).resolves.toBe(address);
});

test('a link that is not encrypted is used as it is', async () => {
  await expect(serviceAddress(entry({ link: 'https://t.me/aurora' }))).resolves.toBe('https://t.me/aurora');
});

test.each(['', undefined])('an entry whose path is %j has its link', async (path) => {
  await expect(serviceAddress(entry({ path, link: sealed('https://t.me/aurora') }))).resolves.toBe(
    'https://t.me/aurora',
  );
});

test.each([
  ['a script', sealed('javascript:alert(1)')],
  ['a script in clear', 'javascript:alert(1)'],
  ['data', sealed('data:text/html,<script>alert(1)</script>')],
  ['a file', sealed('file:///etc/passwd')],
  ['a path', sealed('/m/home')],
  ['an unknown app', sealed('evilapp://do')],
  ['half an address', sealed('https://')],
  ['another key', `${sealed('https://t.me/aurora').slice(0, -8)}AAAAAAAA`],
  ['a key alone', 'Kq8_x-2Z'],
  ['letters', 'this is no cipher at all'],
  ['nothing', ''],
  ['no link', undefined],
])('%s leads nowhere [R3.31]', async (_, link) => {
  await expect(serviceAddress(entry({ link }))).resolves.toBeUndefined();
});

test.each([' https://t.me/x', 'https:/\u0000', 'httpsx://t.me', 'JAVASCRIPT:https://t.me'])(
  '%j is no service link',
  (text) => {
    expect(isServiceLink(text)).toBe(false);
  },
);
