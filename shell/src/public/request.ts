export {
  type CallOptions,
  type CallState,
  call,
  isAbsent,
  prefetchEncryption,
  RequestError,
  type RequestErrorCode,
  useCall,
} from '../core/request';
