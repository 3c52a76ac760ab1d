import { rememberContainer } from './container';
import { detectEnvironment, type Environment, surroundings } from './detect';

export { revealUserAgent } from './client-hints';
export { type Environment, namesMaya, type OperatingSystem } from './detect';
export { deviceId, randomId } from './device-id';
export { askNativeApp, listenToNativeApp, NativeFailure } from './native-bridge';
export { isOldIosPwa } from './old-ios';
export { keepShortcutMarker } from './shortcut-marker';
export { nameUserAgent, userAgentHeader } from './user-agent';

let detected: Environment | undefined;

/** Where the page runs; read once, since none of it changes while the page lives (R1.4). */
export function environment(): Environment {
  detected ??= rememberContainer(detectEnvironment(surroundings()));
  return detected;
}

/** How a registration says it came about (R3.6). */
export function registerMethod(): 'APP' | 'H5' | 'WEBCLIP' | 'PWA' {
  const { isNativeApp, isWebclip, isPwa } = environment();
  if (isNativeApp) return 'APP';
  if (isWebclip) return 'WEBCLIP';
  return isPwa ? 'PWA' : 'H5';
}

/** The device that a login names, where it is one of the three that the gateway tells apart (R3.4). */
export function loginDevice(): 'IPAD' | 'PWA' | 'WEBCLIP' | undefined {
  const { isIpad, isWebclip, isPwa } = environment();
  if (isWebclip) return 'WEBCLIP';
  if (isPwa) return 'PWA';
  return isIpad ? 'IPAD' : undefined;
}
