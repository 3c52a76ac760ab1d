import { GALLERY } from '@tessera/gallery/choice';
import { buildPieces, galleryApp } from './build/build-pieces';
import { runCommand } from './dev/command';
import { freePort } from './dev/settings';
import { runGallery } from './gallery/run-gallery';
import { stopWithProcess } from './product/stop-with-process';
import { pieces } from './workspace';

await runCommand(async () => {
  const port = await freePort('PORT', 8090);
  await buildPieces(console.log, [...pieces, galleryApp]);
  stopWithProcess(await runGallery(port));
  console.log(`\nThe gallery is up: http://mt8801.localhost:${port}${GALLERY}\n\nStop with Ctrl+C.`);
});
