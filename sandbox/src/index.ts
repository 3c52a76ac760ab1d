export { demoAccounts } from './members';
export { demoMerchants } from './merchants';
export { startSandbox } from './server';
export { emulatorProject } from './third-parties/social';
