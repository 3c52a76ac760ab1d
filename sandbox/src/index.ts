export { specification } from './gateway';
export { demoAccounts } from './members';
export { allMerchants } from './merchants';
export { type Sandbox, startSandbox } from './server';
export { emulatorProject } from './third-parties/social';
