/** @jest-environment jsdom */

import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { login } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1';

test('a login names its device in a header and may take 30 s, the call for its key neither [R7.1b, R9.7]', async () => {
  Object.defineProperty(navigator, 'userAgent', { value: IPAD, configurable: true });
  provideRelease();
  const gateway = provideGateway();
  const { call } = await import('.');
  gateway.on('/wps/session/key/rsa', { value: spki });
  gateway.on(login, { value: { id: 1, token: 't', userName: 'a', customerType: 0 } });
  const request = { type: 'username', username: 'a', loginDeviceId: 'd', isOfficialAppLogin: false } as const;
  await call(login, request);
  expect(gateway.calls(login)[0]).toMatchObject({ headers: { Device: 'IPAD' }, timeout: 30_000 });
  const [key] = gateway.calls('/wps/session/key/rsa');
  expect(key?.timeout).toBe(5_000);
  expect(key?.headers).not.toHaveProperty('Device');
});
