import { testEndToEnd } from './e2e/test-end-to-end';

await testEndToEnd(process.argv.slice(2));
