import { loginMaya } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { readArrival } from '../arrival/arrival';
import { deviceFields } from '../device/device-fields';
import { tell } from '../social/enter';
import { mayaEnv } from './env';
import { refreshMaya } from './refresh-maya';

/** Signs a Maya customer in by the session id that their app opened the page with (R7.4). False when refused: told. */
export async function enterByMaya(query: URLSearchParams, text: (key: string) => string): Promise<boolean> {
  const { isOfficialAppLogin: _unused, ...device } = deviceFields();
  const { registerUrl, affiliateCode, domain } = readArrival(query);
  const env = query.get('env') ?? '';
  try {
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
    signIn(value);
    track('login', { type: 'maya' });
    mayaEnv.set(env);
    void refreshSite().catch(() => undefined);
    void refreshMaya();
    return true;
  } catch (error) {
    tell(error, text);
    return false;
  }
}
