import { ArgumentError, choosePieces, shortName } from './dev/choose-pieces';
import { runDev } from './dev/run-dev';
import { addresses } from './product/addresses';
import { stopWithProcess } from './product/stop-with-process';

const port = Number(process.env.PORT ?? 8080);
const firstDevPort = Number(process.env.DEV_PORT ?? 8181);
const gateway = process.env.GATEWAY_URL;

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof ArgumentError ? 2 : 1);
}

try {
  const hot = choosePieces(process.argv.slice(2));
  const names = hot.map(shortName).join(', ');
  console.log(`Starting the dev servers of ${names} …`);
  stopWithProcess(await runDev({ hot, port, firstDevPort, gateway, say: console.log }));
  const change = hot.includes('shell')
    ? 'a change shows in the open page, which keeps its state'
    : 'a change loads the page again, since the shell is a production build; add shell to --only to keep the state';
  console.log([...addresses(port, gateway), `Hot: ${names} – ${change}.`, 'Stop with Ctrl+C.'].join('\n'));
} catch (error) {
  fail(error);
}
