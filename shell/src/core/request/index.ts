export type { CallOptions } from './client';
export { loadDecryption, prefetchEncryption } from './encryption';
export { absenceOf, adoptPlatform, call, callHeaders, clientFor, gateway } from './gateway';
export { errorPolicy } from './policy/error-policy';
export { untilReached, useReachedAgain, whenReachedAgain } from './reach';
export { isAbsent, isUnreached, RequestError, type RequestErrorCode } from './request-error';
export { gatewayTime } from './transport/gateway-clock';
export { loadTransport, prefetchTransport } from './transport/transport';
export { type CallState, useCall } from './use-call';
