import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describeGateway } from '../openapi/describe-gateway';
import { inWorkspace } from '../workspace';
import { examplesPage } from './page';
import { recordExamples } from './record-examples';

const vectors = v.object({
  publicKey: v.string(),
  bodies: v.array(v.object({ text: v.string(), value: v.string(), digest: v.string(), rsa: v.string() })),
});

/** @returns the generated documents for those who write a gateway, by their path in the workspace */
export async function contractDocuments(): Promise<Readonly<Record<string, string>>> {
  const cipher = v.parse(vectors, JSON.parse(readFileSync(inWorkspace('docs/gateway-cipher.json'), 'utf8')));
  const examples = await recordExamples(cipher.publicKey);
  return {
    'docs/gateway-examples.md': examplesPage(examples, cipher.bodies),
    'docs/gateway-openapi.json': `${JSON.stringify(describeGateway(examples.calls), null, 2)}\n`,
  };
}
