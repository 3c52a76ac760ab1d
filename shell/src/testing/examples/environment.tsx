import { keys } from '@tessera/contract';
import {
  appearance,
  askNativeApp,
  changeAppearance,
  cookies,
  deviceId,
  environment,
  isOldIosPwa,
  loginDevice,
  NativeFailure,
  namesMaya,
  randomId,
  registerMethod,
  storedValue,
  userAgentHeader,
  webStorage,
  writeCookie,
} from '@tessera/shell/environment';

// #region environment
export const mayInstall = (): boolean => environment().os === 'android' && !environment().isPwa;
// #endregion environment

// #region appearance
/** Undefined: the merchant has one appearance only. */
export const canChoose = (): boolean => appearance() !== undefined;
// #endregion appearance

// #region changeAppearance
export const toDark = (): void => changeAppearance('dark');
// #endregion changeAppearance

// #region storedValue
const consent = storedValue(keys.consent);
export const forgetConsent = (): void => consent.remove();
// #endregion storedValue

// #region deviceId
export const sameDevice = (other: string): boolean => deviceId() === other;
// #endregion deviceId

// #region randomId
export const newOrder = () => ({ id: randomId() });
// #endregion randomId

// #region registerMethod
export const registration = () => ({ registerMethod: registerMethod() });
// #endregion registerMethod

// #region loginDevice
export const login = () => ({ device: loginDevice() });
// #endregion loginDevice

// #region userAgentHeader
export const headers = () => ({ 'user-agent-info': userAgentHeader() });
// #endregion userAgentHeader

// #region askNativeApp
export const openInApp = (url: string): Promise<unknown> => askNativeApp('openGame', { url });
// #endregion askNativeApp

// #region NativeFailure
export const isMissing = (error: unknown): boolean =>
  error instanceof NativeFailure && error.code === 'no-app';
// #endregion NativeFailure

// #region isOldIosPwa
/** These apps load the page again at every switch of apps, so that a form must be stored. */
export const mustKeepForm = (): boolean => isOldIosPwa(environment());
// #endregion isOldIosPwa

// #region namesMaya
export const isInMaya = (): boolean => namesMaya({ host: location.host, userAgent: navigator.userAgent });
// #endregion namesMaya

// #region cookies
export const tracked = (): string | undefined => cookies().get('_ga');
// #endregion cookies

// #region writeCookie
export const remember = (value: string): void => writeCookie('bonus', value, 30);
// #endregion writeCookie

// #region webStorage
/** For libraries of others only: an own value is in the table of stored keys. */
export const storage = (): Storage => webStorage('session');
// #endregion webStorage
