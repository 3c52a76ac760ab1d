import { demoAccounts, demoMerchants } from '@tessera/sandbox';
import { buildPieces } from './build/build-pieces';
import { runProduct } from './product/run-product';
import { stopWithProcess } from './product/stop-with-process';

const port = Number(process.env.PORT ?? 8080);
const gateway = process.env.GATEWAY_URL;

await buildPieces(console.log);
const product = await runProduct({ port, gateway });
stopWithProcess(product);

const lines = [
  '',
  `Tessera is up: http://127.0.0.1:${port}/m/home`,
  '',
  ...demoMerchants.map(({ name, code }) => `  ${name.padEnd(16)} http://${code}.localhost:${port}/m/home`),
  '',
  ...(gateway
    ? [`Gateway: ${gateway}`]
    : [
        'Demo accounts, at every merchant:',
        ...demoAccounts.map(
          ({ name, password, type }) => `  ${name.padEnd(14)} ${password}   (type ${type})`,
        ),
      ]),
  '',
  'Stop with Ctrl+C.',
];
console.log(lines.join('\n'));
