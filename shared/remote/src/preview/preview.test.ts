import * as v from 'valibot';
import { type PreviewKey, previewKey } from '../release/preview-key';
import { toBase64url } from './base64url';
import { PREVIEW_ALGORITHM, type PreviewClaims } from './preview-claims';
import { signPreview } from './sign-preview';
import { verifyPreview } from './verify-preview';

const NOW = Date.UTC(2026, 0, 1);
const claims: PreviewClaims = { aud: 'aurora', exp: NOW / 1_000 + 60, remotes: { games: '2.1.0' } };

async function keyPair(): Promise<{ privateKey: CryptoKey; key: PreviewKey }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(PREVIEW_ALGORITHM, true, [
    'sign',
    'verify',
  ]);
  return { privateKey, key: v.parse(previewKey, await crypto.subtle.exportKey('jwk', publicKey)) };
}

const encoded = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));

test('a signed token says which version of which remote its merchant’s testers get', async () => {
  const { privateKey, key } = await keyPair();
  const token = await signPreview(claims, privateKey);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{86}$/);
  await expect(verifyPreview(token, { key, merchant: 'aurora', now: NOW })).resolves.toEqual(claims);
});

test.each([
  ['of another merchant', { merchant: 'jade', now: NOW }, 'merchant'],
  ['after its end', { merchant: 'aurora', now: NOW + 60_000 }, 'expired'],
])('a token %s is refused', async (_, context, code) => {
  const { privateKey, key } = await keyPair();
  const token = await signPreview(claims, privateKey);
  await expect(verifyPreview(token, { key, ...context })).rejects.toMatchObject({
    name: 'PreviewError',
    code,
  });
});

test('a token with another signature or changed content is refused', async () => {
  const [ours, theirs] = [await keyPair(), await keyPair()];
  const context = { key: ours.key, merchant: 'aurora', now: NOW };
  const foreign = await signPreview(claims, theirs.privateKey);
  await expect(verifyPreview(foreign, context)).rejects.toMatchObject({ code: 'signature' });

  const [head, , signature] = (await signPreview(claims, ours.privateKey)).split('.');
  const changed = [head, encoded({ ...claims, remotes: { games: '9.9.9' } }), signature].join('.');
  await expect(verifyPreview(changed, context)).rejects.toMatchObject({ code: 'signature' });
});

test('a release without a key accepts no token', async () => {
  const { privateKey } = await keyPair();
  const attempt = verifyPreview(await signPreview(claims, privateKey), {
    key: undefined,
    merchant: 'aurora',
  });
  await expect(attempt).rejects.toMatchObject({ code: 'signature' });
});

test.each([
  ['no algorithm', { alg: 'none', typ: 'JWT' }],
  ['an algorithm with a shared secret', { alg: 'HS256', typ: 'JWT' }],
])('a token with %s is refused', async (_, head) => {
  const { privateKey, key } = await keyPair();
  const [, body, signature] = (await signPreview(claims, privateKey)).split('.');
  const attempt = verifyPreview([encoded(head), body, signature].join('.'), {
    key,
    merchant: 'aurora',
    now: NOW,
  });
  await expect(attempt).rejects.toMatchObject({ code: 'malformed' });
});

test.each(['', 'x', 'a.b', 'a.b.c', 'a.b.c.d', '<script>', 'é.é.é', `${'a'.repeat(5_000)}.b.c`])(
  'the text %.20j is no token',
  async (text) => {
    for (const key of [(await keyPair()).key, undefined])
      await expect(verifyPreview(text, { key, merchant: 'aurora' })).rejects.toMatchObject({
        code: 'malformed',
      });
  },
);
