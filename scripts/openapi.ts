import { describeGateway } from './openapi/describe-gateway';

// The contract for generators of code in other languages: pnpm openapi > gateway.json
process.stdout.write(`${JSON.stringify(describeGateway(), null, 2)}\n`);
