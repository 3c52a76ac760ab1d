export { type Appearance, appearance, changeAppearance } from '../platform/appearance';
export {
  askNativeApp,
  deviceId,
  type Environment,
  environment,
  isOldIosPwa,
  loginDevice,
  NativeFailure,
  namesMaya,
  type OperatingSystem,
  randomId,
  registerMethod,
  userAgentHeader,
} from '../platform/environment';
export {
  cookies,
  type StoredValue,
  storedValue,
  webStorage,
  writeCookie,
} from '../platform/storage';
