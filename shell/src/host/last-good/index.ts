export { hasAlternative } from './alternatives';
export { loadLastGood } from './load-last-good';
export { rememberGood } from './remember-good';
export { countFailure } from './version-record';
