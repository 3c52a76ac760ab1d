import { buildPieces } from './build/build-pieces';
import { ArgumentError } from './dev/arguments';
import { choosePieces } from './dev/choose-pieces';

try {
  await buildPieces(console.log, choosePieces(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof ArgumentError ? 2 : 1);
}
