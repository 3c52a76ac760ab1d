export { followManifest } from './follow-manifest';
