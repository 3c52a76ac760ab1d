import { platformNames } from '@tessera/contract/platforms';
import { checkGateway } from './contract-check/check-gateway';
import { ArgumentError, readCommandLine } from './dev/arguments';
import { runCommand } from './dev/command';

const usage =
  'pnpm contract-check https://gateway.example --merchant CODE [--account NAME --password PASSWORD] [--platform NAME]';

const text = { type: 'string' } as const;

// Asks a gateway what the product asks, and prints where its answers differ (docs/gateway-contract.md).
await runCommand(async () => {
  const options = { merchant: text, account: text, password: text, platform: text };
  const { values, positionals } = readCommandLine(process.argv.slice(2), options);
  const { merchant, account, password = '', platform } = values;
  const [url = ''] = positionals;
  if (!/^https?:/.test(url) || !URL.canParse(url) || merchant === undefined) throw new ArgumentError(usage);
  if (platform !== undefined && !platformNames.includes(platform))
    throw new ArgumentError(
      `There is no platform "${platform}". The platforms are: ${platformNames.join(', ')}.`,
    );
  const findings = await checkGateway({
    url,
    merchant,
    ...(account !== undefined && { account: { name: account, password } }),
    ...(platform !== undefined && { platform }),
  });
  for (const { isProblem, result, call, path, detail } of findings)
    console.log(
      `${isProblem ? '!' : ' '} ${result.padEnd(8)} ${call.padEnd(24)} ${path}${detail && `\n    ${detail}`}`,
    );
  const problems = findings.filter(({ isProblem }) => isProblem).length;
  console.log(`\n${findings.length} calls, ${problems} with a problem.`);
  process.exitCode = problems > 0 ? 1 : 0;
});
