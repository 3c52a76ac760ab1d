export {
  absenceOf,
  type CallOptions,
  type CallState,
  call,
  callHeaders,
  gatewayTime,
  isAbsent,
  prefetchEncryption,
  RequestError,
  type RequestErrorCode,
  useCall,
} from '../core/request';
