import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@tessera/sandbox';
import { checkGateway } from './contract-check/check-gateway';
import { describeGateway } from './openapi/describe-gateway';

// The contract for generators of code in other languages, with the sandbox's answers as examples: pnpm openapi > gateway.json
const dataDir = await mkdtemp(path.join(tmpdir(), 'tessera-openapi-'));
const sandbox = await startSandbox({ dataDir });
const account = { name: 'demo-member', password: 'Tessera-2026' };
const findings = await checkGateway({ url: sandbox.url, merchant: 'aurora', account });
await sandbox.close();
await rm(dataDir, { recursive: true, force: true });
const examples = findings
  .filter(({ result }) => result === 'ok')
  .map(({ call, value }) => [call, value] as const);
process.stdout.write(`${JSON.stringify(describeGateway(new Map(examples)), null, 2)}\n`);
