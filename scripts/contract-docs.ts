import { writeFileSync } from 'node:fs';
import { contractDocuments } from './contract-examples/documents';
import { recordExamples } from './contract-examples/record-examples';
import { inWorkspace } from './workspace';

// Writes the pages for those who write a gateway: pnpm contract-docs
const documents = contractDocuments(await recordExamples());
for (const [file, text] of Object.entries(documents)) writeFileSync(inWorkspace(file), text);
