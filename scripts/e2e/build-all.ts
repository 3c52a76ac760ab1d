import { buildPieces, consoleApp, incompatibleRemote } from '../build/build-pieces';
import { pieces } from '../workspace';

/** Builds the stale pieces of the end-to-end tests. */
await buildPieces(console.log, [...pieces, incompatibleRemote, consoleApp]);
