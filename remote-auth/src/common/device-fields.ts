import type { LoginRequest } from '@tessera/contract';
import { deviceId, environment, loginDevice } from '@tessera/shell/environment';

/** The fields of every login and registration that describe the device (R3.4). */
export function deviceFields(): Pick<LoginRequest, 'loginDeviceId' | 'isOfficialAppLogin' | 'device'> {
  const device = loginDevice();
  return {
    loginDeviceId: deviceId(),
    isOfficialAppLogin: environment().isNativeApp,
    ...(device !== undefined && { device }),
  };
}
