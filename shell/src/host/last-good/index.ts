export { countFailure, isReplaceable, isReplaced, loadLastGood } from './load-last-good';
export { rememberGood } from './remember-good';
