export { adoptStorage } from './adopt';
export { areaOf } from './area';
export { dropCorrupt } from './corrupt';
export { checkStored, type StoredValue, storedValue } from './stored-value';
