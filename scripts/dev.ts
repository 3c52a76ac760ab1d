import { shortName } from '@tessera/build/dev';
import { ArgumentError } from './dev/arguments';
import { devArguments } from './dev/dev-arguments';
import { runDev } from './dev/run-dev';
import { runElsewhere } from './dev/run-elsewhere';
import { addresses } from './product/addresses';
import { stopWithProcess } from './product/stop-with-process';

const port = Number(process.env.PORT ?? 8080);
const firstDevPort = Number(process.env.DEV_PORT ?? 8181);
const gateway = process.env.GATEWAY_URL;
const say = console.log;

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof ArgumentError ? 2 : 1);
}

try {
  const { hot, page } = devArguments(process.argv.slice(2));
  const names = hot.map(shortName).join(', ');
  say(`Starting the dev servers of ${names} …`);
  if (page) {
    const running = await runElsewhere({ hot, firstDevPort, page, say });
    stopWithProcess(running);
    const intro = `For the console of ${page}, whose release must take overrides:`;
    say(['', intro, '', ...running.overrides, 'location.reload()', '', 'Stop with Ctrl+C.'].join('\n'));
  } else {
    stopWithProcess(await runDev({ hot, port, firstDevPort, gateway, say }));
    const change = hot.includes('shell')
      ? 'a change shows in the open page, which keeps its state'
      : 'a change loads the page again, since the shell is a production build; add shell to --only to keep the state';
    const elsewhere = '--for <address> shows remotes in a shell that runs elsewhere: docs/remote-guide.md.';
    say(
      [...addresses(port, gateway), `Hot: ${names} – ${change}.`, elsewhere, 'Stop with Ctrl+C.'].join('\n'),
    );
  }
} catch (error) {
  fail(error);
}
