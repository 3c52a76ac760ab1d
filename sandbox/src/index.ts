export { type DemoAccount, demoAccounts } from './members/demo-accounts';
export { demoMerchants } from './merchants/demo-merchants';
export type { Merchant } from './merchants/merchant';
export { emulatorProject } from './social/emulator-token';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox';
