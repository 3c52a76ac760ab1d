import { ArgumentError, namesIn, only, readArguments } from './dev/arguments';
import { chooseStages } from './test/choose-stages';
import { runTests } from './test/run-tests';

// `pnpm test` is the gate; `pnpm test --all` is the full run; `--only` names stages of either.
try {
  const values = readArguments(process.argv.slice(2), { all: { type: 'boolean' }, only });
  const run = values.all ? 'full' : 'gate';
  process.exitCode = (await runTests(run, chooseStages(run, namesIn(values.only ?? [])))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
