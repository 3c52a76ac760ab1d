import { benchArguments } from './bench/arguments';
import { bench } from './bench/bench';
import { ArgumentError } from './dev/arguments';

try {
  await bench(benchArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof ArgumentError ? 2 : 1);
}
