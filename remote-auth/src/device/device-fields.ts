import type { LoginRequest } from '@tessera/contract';
import { deviceId, environment, loginDevice } from '@tessera/shell/environment';

/** What every login and registration says about the device that it comes from (R3.4). */
export function deviceFields(): Pick<LoginRequest, 'loginDeviceId' | 'isOfficialAppLogin' | 'device'> {
  const device = loginDevice();
  return {
    loginDeviceId: deviceId(),
    isOfficialAppLogin: environment().isNativeApp,
    ...(device !== undefined && { device }),
  };
}
