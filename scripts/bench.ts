import { benchArguments } from './bench/arguments';
import { bench } from './bench/bench';
import { runCommand } from './dev/command';

await runCommand(() => bench(benchArguments(process.argv.slice(2))));
