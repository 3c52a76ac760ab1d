import { parseArgs } from 'node:util';
import { checkGateway } from './contract-check/check-gateway';

const usage =
  'pnpm contract-check https://gateway.example --merchant CODE [--account NAME --password PASSWORD] [--platform NAME]';

// Asks a gateway what the product asks, and prints where its answers differ (docs/gateway-contract.md).
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    merchant: { type: 'string' },
    account: { type: 'string' },
    password: { type: 'string' },
    platform: { type: 'string' },
  },
});
const [url] = positionals;
if (url === undefined || !URL.canParse(url) || values.merchant === undefined) {
  console.error(usage);
  process.exit(2);
}
const findings = await checkGateway({
  url,
  merchant: values.merchant,
  ...(values.account !== undefined && {
    account: { name: values.account, password: values.password ?? '' },
  }),
  ...(values.platform !== undefined && { platform: values.platform }),
});
for (const { isProblem, result, call, path, detail } of findings)
  console.log(
    `${isProblem ? '!' : ' '} ${result.padEnd(8)} ${call.padEnd(24)} ${path}${detail && `\n    ${detail}`}`,
  );
const problems = findings.filter(({ isProblem }) => isProblem).length;
console.log(`\n${findings.length} calls, ${problems} with a problem.`);
process.exitCode = problems > 0 ? 1 : 0;
