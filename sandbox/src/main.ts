import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { demoAccounts } from './members';
import { allMerchants } from './merchants';
import { startSandbox } from './server';

const port = v.pipe(v.string(), v.digits('A port must be a number'), v.transform(Number), v.maxValue(65_535));
const options = v.object({ port, 'games-port': port, 'data-dir': v.string(), log: v.boolean() });

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8090' },
      'games-port': { type: 'string', default: '8091' },
      'data-dir': { type: 'string', default: '.tessera/sandbox' },
      log: { type: 'boolean', default: false },
    },
  });
  const { port, 'games-port': gamesPort, 'data-dir': dataDir, log } = v.parse(options, values);
  const sandbox = await startSandbox({ port, gamesPort, dataDir, log });

  console.log(`Gateway    ${sandbox.url}
Games      ${sandbox.gamesUrl}
Merchants  ${allMerchants.map(({ code }) => code).join(', ')}
Accounts   ${demoAccounts.map(({ name }) => name).join(', ')} (password ${demoAccounts[0]?.password})`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
