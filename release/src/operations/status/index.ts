export { releaseDifference } from './difference';
export { explain } from './explain';
export { describedVersions, releaseChanges } from './release-changes';
export { type ReleasedVersions, releasedVersions } from './released-versions';
export { countVersions, type MerchantStatus, statusOf } from './status';
export { statusReader } from './status-reader';
