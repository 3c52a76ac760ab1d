export { ContractCheckPlugin } from './face/contract-check';
export { remoteBuild } from './remote';
export { shellBuild } from './shell';
