export { storedIds, webStorage } from './area';
export { cookies, writeCookie } from './cookies';
export {
  adoptStorage,
  checkStored,
  isStored,
  type StoredValue,
  storedJson,
  storedMember,
  storedValue,
} from './stored-value';
