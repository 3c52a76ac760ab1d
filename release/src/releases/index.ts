export { type Assembled, assemble, makeRelease, type Plan, writeRelease } from './assemble';
export {
  lastReleases,
  latestRelease,
  type ReleaseRecord,
  releaseContent,
  releasedMerchants,
} from './history';
export { currentRelease, parseRelease, readRelease, type StoredRelease } from './release-file';
export { namedVersions, type ReleaseVersions, versionsOf } from './release-versions';
export { inPercent, type Share, sum, WHOLE } from './shares';
