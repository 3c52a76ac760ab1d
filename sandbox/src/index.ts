export { type DemoAccount, demoAccounts } from './members';
export { demoMerchants } from './merchants';
export type { Merchant } from './merchants';
export { emulatorProject } from './third-parties/social';
export { type Sandbox, type SandboxOptions, startSandbox } from './server';
