export { prune } from './prune';
export { signStore } from './sign-store';
export { type Problem, verifyStore } from './verify-store';
