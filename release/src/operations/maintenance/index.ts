export { prune } from './prune';
export { verifyStore } from './verify-store';
