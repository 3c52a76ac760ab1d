export { appBuild } from './app';
export { ContractCheckPlugin } from './public-api/contract-check';
export { remoteBuild } from './remote';
export { shellBuild } from './shell';
