export { explain } from './explain';
export { releaseChanges } from './release-changes';
export { countVersions, type MerchantStatus, statusOf } from './status';
