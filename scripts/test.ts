import { parseArgs } from 'node:util';
import { runTests } from './test/run-tests';

// `pnpm test` is the gate; `pnpm test --all` is the full run.
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
process.exitCode = (await runTests(values.all ? 'full' : 'gate')) ? 0 : 1;
