export { storedIds, webStorage } from './area';
export { cookies, writeCookie } from './cookies';
export {
  adoptStorage,
  checkStored,
  isStored,
  type StoredValue,
  storedMember,
  storedValue,
} from './stored-value';
