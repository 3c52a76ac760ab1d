export { remoteBuild } from './remote';
export { shellBuild } from './shell';
