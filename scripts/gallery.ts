import { GALLERY } from '@tessera/gallery/choice';
import { buildPieces, galleryApp } from './build/build-pieces';
import { runGallery } from './gallery/run-gallery';
import { stopWithProcess } from './product/stop-with-process';
import { pieces } from './workspace';

const port = Number(process.env.PORT ?? 8090);

await buildPieces(console.log, [...pieces, galleryApp]);
stopWithProcess(await runGallery(port));
console.log(`\nThe gallery is up: http://mt8801.localhost:${port}${GALLERY}\n\nStop with Ctrl+C.`);
