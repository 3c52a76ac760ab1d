export { type DemoAccount, demoAccounts } from './members/demo-accounts';
export { demoMerchants } from './merchants/demo-merchants';
export type { Merchant } from './merchants/merchant';
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox';
