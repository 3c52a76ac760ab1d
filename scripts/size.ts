import { testEndToEnd } from './e2e/test-end-to-end';

// What a first visit fetches before content: the same measurement that a test holds to its budget.
await testEndToEnd(['first-visit/size.spec.ts', '--reporter=line']);
