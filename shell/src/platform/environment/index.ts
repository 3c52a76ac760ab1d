import { detectEnvironment, type Environment, rememberContainer, surroundings } from './detect';

export { revealUserAgent } from './client-hints';
export { type Environment, isOldIosPwa, namesMaya, type OperatingSystem } from './detect';
export { deviceId, randomId } from './device-id';
export { askNativeApp, listenToNativeApp, NativeFailure } from './native-bridge';
export { nameUserAgent, userAgentHeader } from './user-agent';

let detected: Environment | undefined;

/** The environment of the page, read once: it does not change while the page lives (R1.4). */
export function environment(): Environment {
  detected ??= rememberContainer(detectEnvironment(surroundings()));
  return detected;
}

/** The `registerMethod` of a registration (R3.6). */
export function registerMethod(): 'APP' | 'H5' | 'WEBCLIP' | 'PWA' {
  const { isNativeApp, isWebclip, isPwa } = environment();
  if (isNativeApp) return 'APP';
  if (isWebclip) return 'WEBCLIP';
  return isPwa ? 'PWA' : 'H5';
}

/** @returns the kind of device that a login sends (R3.4); undefined for devices that the gateway has no name for */
export function loginDevice(): 'IPAD' | 'PWA' | 'WEBCLIP' | undefined {
  const { isIpad, isWebclip, isPwa } = environment();
  if (isWebclip) return 'WEBCLIP';
  if (isPwa) return 'PWA';
  return isIpad ? 'IPAD' : undefined;
}
