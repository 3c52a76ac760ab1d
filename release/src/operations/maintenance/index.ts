export { prune } from './prune';
export { verifyFeatures } from './verify-features';
export { verifyStore } from './verify-store';
