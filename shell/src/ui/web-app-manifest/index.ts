export { applyManifest } from './follow-manifest';
