import { writeFileSync } from 'node:fs';
import { askJournals } from './journal';

/** Writes the calls of a run into the file `E2E_JOURNAL`, for the tests of this folder. The products still run. */
export default async function keepJournal(): Promise<void> {
  if (process.env.E2E_JOURNAL) writeFileSync(process.env.E2E_JOURNAL, JSON.stringify(await askJournals()));
}
