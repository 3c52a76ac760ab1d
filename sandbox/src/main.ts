import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { demoAccounts, demoMerchants, startSandbox } from './index';

const port = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535));
const options = v.object({ port, 'games-port': port, 'data-dir': v.string(), log: v.boolean() });

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8090' },
    'games-port': { type: 'string', default: '8091' },
    'data-dir': { type: 'string', default: '.tessera/sandbox' },
    log: { type: 'boolean', default: false },
  },
});
const asked = v.parse(options, values);
const sandbox = await startSandbox({
  port: asked.port,
  gamesPort: asked['games-port'],
  dataDir: asked['data-dir'],
  log: asked.log,
});

console.log(`Gateway    ${sandbox.url}
Games      ${sandbox.gamesUrl}
Merchants  ${demoMerchants.map(({ code }) => code).join(', ')}
Accounts   ${demoAccounts.map(({ name }) => name).join(', ')} (password ${demoAccounts[0]?.password})`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
