import { alert } from '@tessera/shell/notices';
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { cleanup } from '@testing-library/react';
import { provideGateway } from './gateway';
import { provideRelease } from './release';
import { provideCrypto } from './secrets';

/** The paths that the screens of this remote call. */
export const path = {
  login: '/wps/session/login',
  register: '/wps/member/register',
  status: '/wps/v2/system/status',
  member: '/wps/member/info',
  rank: '/wps/relay/MCSFE_getPlayerRankProgress',
} as const;

/** Provides what a screen needs: release, cryptography and a gateway. Call it once in a test file. */
export function provideSurroundings() {
  provideRelease();
  provideCrypto();
  const gateway = provideGateway();
  /** Switches on these flags of the merchant, and no others. */
  const switchOn = async (...flags: string[]): Promise<void> => {
    const whitelabelVal = Object.fromEntries(flags.map((flag) => [flag, true]));
    gateway.on(path.status, { success: true, value: { whitelabelVal } });
    await refreshSite();
  };
  /** Resets to a browser without stored data. */
  const startAnew = async (): Promise<void> => {
    cleanup();
    jest.mocked(alert).mockReset();
    await signOut();
    localStorage.clear();
    sessionStorage.clear();
    gateway.forget();
    gateway.on(path.member, { success: true, value: { id: '7', account: 'anna', type: 0 } });
    gateway.on(path.rank, { success: true, value: { currentProgress: {} } });
    await switchOn();
    gateway.received.length = 0;
  };
  return { gateway, switchOn, startAnew };
}
