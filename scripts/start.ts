import { buildPieces } from './build/build-pieces';
import { runCommand } from './dev/command';
import { freePort, gatewaySetting } from './dev/settings';
import { addresses } from './product/addresses';
import { publishDescribed } from './product/publish-all';
import { runProduct } from './product/run-product';
import { stopWithProcess } from './product/stop-with-process';

await runCommand(async () => {
  const gateway = gatewaySetting();
  const port = await freePort('PORT', 8080);
  await buildPieces(console.log);
  stopWithProcess(await runProduct({ port, gateway, open: publishDescribed }));
  console.log([...addresses(port, gateway), 'Stop with Ctrl+C.'].join('\n'));
});
