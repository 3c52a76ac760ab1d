import { buildPieces } from './build/build-pieces';
import { addresses } from './product/addresses';
import { publishDescribed } from './product/publish-all';
import { runProduct } from './product/run-product';
import { stopWithProcess } from './product/stop-with-process';

const port = Number(process.env.PORT ?? 8080);
const gateway = process.env.GATEWAY_URL;

await buildPieces(console.log);
const product = await runProduct({ port, gateway, open: publishDescribed });
stopWithProcess(product);

console.log([...addresses(port, gateway), 'Stop with Ctrl+C.'].join('\n'));
