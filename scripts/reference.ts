import { writeReference } from '@tessera/reference';
import { inWorkspace } from './workspace';

const [out = inWorkspace('docs/api')] = process.argv.slice(2);
await writeReference(out);
