export { consumeQueryToken, consumeShortcutMarker } from './address-marks';
export { keepAttribution } from './attribution';
export { keepAuthCallback, pendingAuthCallback } from './auth-callback';
export { isLiffEntry, liffTarget } from './liff';
