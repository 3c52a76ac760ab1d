import { WORKER_FACTS, type WorkerFacts, workerFacts } from '@tessera/remote/release';
import * as v from 'valibot';

/** The release that this worker belongs to; the server wrote it before the script. Throws when it did not. */
export const facts: WorkerFacts = v.parse(workerFacts, Reflect.get(globalThis, WORKER_FACTS));
