import { loginMaya } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { readAttribution } from '../../../common/attribution';
import { completeLogin } from '../../../common/complete-sign-in';
import { deviceFields } from '../../../common/device-fields';
import type { ReadCallback } from '../../../common/provider';
import { mayaEnv, refreshMaya } from './session';

/** Signs a Maya customer in by the session id that their app opened the page with (R7.4). */
export const readMayaCallback: ReadCallback = async ({ query }) => {
  const { isOfficialAppLogin: _unused, ...device } = deviceFields();
  const { registerUrl, affiliateCode, domain } = readAttribution(query);
  const env = query.get('env') ?? '';
  const value = await call(
    loginMaya,
    {
      sessionId: query.get('sessionId') ?? '',
      env,
      registerUrl,
      ...(affiliateCode !== undefined && { affiliateCode }),
      domain,
      ...device,
    },
    { alert: false },
  );
  return {
    login: value,
    provider: 'Maya',
    openSession: () => {
      completeLogin(value, 'maya');
      mayaEnv.set(env);
      void refreshMaya();
    },
  };
};
