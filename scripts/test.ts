import { namesIn, only, readArguments } from './dev/arguments';
import { runCommand } from './dev/command';
import { chooseStages } from './test/choose-stages';
import { runTests } from './test/run-tests';

// `pnpm test` is the gate; `pnpm test --all` is the full run; `--only` names stages of either.
await runCommand(async () => {
  const values = readArguments(process.argv.slice(2), { all: { type: 'boolean' }, only });
  const run = values.all ? 'full' : 'gate';
  process.exitCode = (await runTests(run, chooseStages(run, namesIn(values.only ?? [])))) ? 0 : 1;
});
