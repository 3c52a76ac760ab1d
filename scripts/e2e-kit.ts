import { testEndToEnd } from './e2e/test-end-to-end';

process.env.E2E_KIT = '1';
await testEndToEnd(['e2e/kit/', ...process.argv.slice(2)]);
