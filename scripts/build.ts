import { buildPieces, consoleApp } from './build/build-pieces';
import { ArgumentError } from './dev/arguments';
import { choosePieces } from './dev/choose-pieces';
import { pieces } from './workspace';

const args = process.argv.slice(2);
try {
  await buildPieces(console.log, args.length > 0 ? choosePieces(args) : [...pieces, consoleApp]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof ArgumentError ? 2 : 1);
}
