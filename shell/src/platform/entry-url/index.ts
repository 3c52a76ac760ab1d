export { keepAttribution } from './attribution';
export { keepAuthCallback, pendingAuthCallback } from './auth-callback';
export { consumeQueryToken } from './query-token';
