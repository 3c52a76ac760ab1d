import type { SmsProvider } from '@tessera/contract';
import { pushConfig } from './push-config';
import { PushError } from './push-error';

const keys = {
  vapidKey: 'vapid',
  projectId: 'project',
  apiKey: 'api',
  appId: 'app',
  messagingSenderId: 'sender',
};
const provider = (own: Partial<SmsProvider>): SmsProvider => ({
  firebase: false,
  authDomain: undefined,
  googleWebClientId: undefined,
  facebookAppId: undefined,
  ...keys,
  ...own,
});

test('the config has all keys of the push service, and no others', () => {
  expect(pushConfig(provider({ authDomain: 'auth.test', googleWebClientId: 'google' }))).toEqual(keys);
});

test.each([undefined, ''])('without a push key (%j) there is no config', (vapidKey) => {
  expect(pushConfig(provider({ vapidKey }))).toBeUndefined();
});

test.each(['projectId', 'apiKey', 'appId', 'messagingSenderId'])(
  '%s is required: the error names it [R5.12b, R8.34]',
  (name) => {
    for (const absent of [undefined, '']) {
      const make = () => pushConfig(provider({ [name]: absent }));
      expect(make).toThrow(PushError);
      expect(make).toThrow(
        expect.objectContaining({
          code: 'missing-app-config-values',
          message: `the merchant has no ${name}`,
        }),
      );
    }
  },
);
