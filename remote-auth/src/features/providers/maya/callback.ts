import { loginMaya } from '@tessera/contract';
import { namesMaya } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { readAttribution } from '../../../common/attribution';
import { completeLogin } from '../../../common/complete-sign-in';
import { deviceFields } from '../../../common/device-fields';
import type { ReadCallback } from '../../../common/provider';
import { mayaEnv, refreshMaya } from './session';

/** Whether Maya's app shows the page, by its user agent. A host name is no evidence, because a link contains it. */
const isInsideMaya = (): boolean => namesMaya({ host: '', userAgent: navigator.userAgent });

/**
 * Signs a Maya customer in by the session id that their app opened the page with (R7.4). If only the address says that
 * it was the app, the visitor must confirm it.
 */
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
    unasked: isInsideMaya() ? undefined : { name: value.userName, provider: 'Maya' },
    openSession: () => {
      completeLogin(value, 'maya');
      mayaEnv.set(env);
      void refreshMaya();
    },
  };
};
