export { adoptStorage } from './adopt';
export { storedIds, webStorage } from './area';
export { cookies, writeCookie } from './cookies';
export { checkStored, isStored, type StoredValue, storedMember, storedValue } from './stored-value';
