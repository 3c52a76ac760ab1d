import { describeGateway } from '../openapi/describe-gateway';
import { cipherVectors } from './cipher-vectors';
import { examplesPage } from './page';
import type { Examples } from './record-examples';

/** @returns the generated documents for those who write a gateway, by their path in the workspace */
export const contractDocuments = (examples: Examples): Readonly<Record<string, string>> => ({
  'docs/gateway-examples.md': examplesPage(examples, cipherVectors().bodies),
  'docs/gateway-openapi.json': `${JSON.stringify(describeGateway(examples.calls), null, 2)}\n`,
});
