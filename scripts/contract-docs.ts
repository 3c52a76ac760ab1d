import { writeFileSync } from 'node:fs';
import { contractDocuments } from './contract-examples/documents';
import { inWorkspace } from './workspace';

// Writes the pages for those who write a gateway: pnpm contract-docs
for (const [file, text] of Object.entries(await contractDocuments())) writeFileSync(inWorkspace(file), text);
