export {
  type CallOptions,
  type CallState,
  call,
  prefetchEncryption,
  RequestError,
  type RequestErrorCode,
  useCall,
} from '../core/request';
