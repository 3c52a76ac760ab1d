export { watchReleases } from './watch-releases';
export { registerWorker } from './worker';
