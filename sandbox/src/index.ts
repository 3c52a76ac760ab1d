export { demoAccounts } from './members';
export { allMerchants } from './merchants';
export { startSandbox } from './server';
export { emulatorProject } from './third-parties/social';
