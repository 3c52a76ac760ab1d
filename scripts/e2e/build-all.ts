import { buildPieces, incompatibleRemote } from '../build/build-pieces';
import { pieces } from '../workspace';

/** Builds whatever the end-to-end tests drive and is stale. */
await buildPieces(console.log, [...pieces, incompatibleRemote]);
