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
export { type StoredValue, storedValue } from '../platform/storage';
