export { type PieceVersion, parsePieceVersion } from './piece-version';
export { publish } from './publish';
export {
  cacheDescriptions,
  descriptionPath,
  publishedPieces,
  publishedRemote,
  publishedShell,
  publishedVersions,
  readDescription,
} from './published';
export { integrityOf } from './verify-build';
export { verifyPublished } from './verify-published';
export { untagged } from './version-tag';
