export { type DemoAccount, demoAccounts } from './members';
export { demoMerchants, type Merchant } from './merchants';
export { type Sandbox, type SandboxOptions, startSandbox } from './server';
export { emulatorProject } from './third-parties/social';
