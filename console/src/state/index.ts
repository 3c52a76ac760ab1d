export { addressOf, open, useAddress, type View, views } from './address';
export { choose, follow, readFleet, rememberJob, useConsole } from './console';
export { useLoaded } from './load';
export {
  applyScheme,
  scheme,
  schemes,
  storedLanguage,
  storeLanguage,
  storeScheme,
} from './preferences';
