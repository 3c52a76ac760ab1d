export { releaseDifference } from './difference';
export { explain } from './explain';
export { describedVersions, releaseChanges } from './release-changes';
export { countVersions, type MerchantStatus, statusOf } from './status';
export { statusReader } from './status-reader';
