import { runTests } from './test/run-tests';

process.exitCode = (await runTests()) ? 0 : 1;
