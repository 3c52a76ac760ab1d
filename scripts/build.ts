import { buildPieces, consoleApp } from './build/build-pieces';
import { choosePieces } from './dev/choose-pieces';
import { runCommand } from './dev/command';
import { pieces } from './workspace';

const args = process.argv.slice(2);
await runCommand(() =>
  buildPieces(console.log, args.length > 0 ? choosePieces(args) : [...pieces, consoleApp]),
);
