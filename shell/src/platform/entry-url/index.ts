export { keepArrival } from './attribution';
export { keepLanding, keptLandingKind } from './auth-callback';
export { takeQueryToken } from './query-token';
