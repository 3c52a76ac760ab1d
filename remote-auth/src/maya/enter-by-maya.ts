import { loginMaya } from '@tessera/contract';
import { namesMaya } from '@tessera/shell/environment';
import type { Text } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { readArrival } from '../arrival/arrival';
import { deviceFields } from '../device/device-fields';
import { askWho } from '../social/ask-who';
import { tell } from '../social/enter';
import { mayaEnv } from './env';
import { refreshMaya } from './refresh-maya';

const isSurelyMaya = () => namesMaya({ host: location.host, userAgent: navigator.userAgent });

/**
 * Signs a Maya customer in by the session id that their app opened the page with (R7.4); where only the address says
 * that it was the app, after they have said that the account is theirs. `beforeAsking` makes room for that question.
 * False when refused, by the gateway (told) or by the visitor.
 */
export async function enterByMaya(
  query: URLSearchParams,
  text: Text<'auth'>,
  beforeAsking: () => void,
): Promise<boolean> {
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
    if (!isSurelyMaya()) {
      beforeAsking();
      if (!(await askWho({ name: value.userName, provider: 'Maya' }, text))) return false;
    }
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
