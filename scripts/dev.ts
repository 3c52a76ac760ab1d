import { shortName } from '@tessera/build/dev';
import { portSetting } from '@tessera/build/settings';
import { runCommand } from './dev/command';
import { devArguments } from './dev/dev-arguments';
import { runDev } from './dev/run-dev';
import { runElsewhere } from './dev/run-elsewhere';
import { freePort, gatewaySetting } from './dev/settings';
import { addresses } from './product/addresses';
import { stopWithProcess } from './product/stop-with-process';

const say = console.log;

await runCommand(async () => {
  const { hot, page } = devArguments(process.argv.slice(2));
  const firstDevPort = portSetting('DEV_PORT', 8181);
  const names = hot.map(shortName).join(', ');
  say(`Starting the dev servers of ${names} …`);
  if (page) {
    const running = await runElsewhere({ hot, firstDevPort, page, say });
    stopWithProcess(running);
    const intro = `For the console of ${page}, whose release must take overrides:`;
    say(['', intro, '', ...running.overrides, 'location.reload()', '', 'Stop with Ctrl+C.'].join('\n'));
  } else {
    const gateway = gatewaySetting();
    const port = await freePort('PORT', 8080);
    stopWithProcess(await runDev({ hot, port, firstDevPort, gateway, say }));
    const change = hot.includes('shell')
      ? 'a change shows in the open page, which keeps its state'
      : 'a change loads the page again, since the shell is a production build; add shell to --only to keep the state';
    const elsewhere = '--for <address> shows remotes in a shell that runs elsewhere: docs/remote-guide.md.';
    say(
      [...addresses(port, gateway), `Hot: ${names} – ${change}.`, elsewhere, 'Stop with Ctrl+C.'].join('\n'),
    );
  }
});
