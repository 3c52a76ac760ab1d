import { buildPieces } from './build/build-pieces';

await buildPieces(console.log);
