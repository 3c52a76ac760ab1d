import { WORKER_FACTS, type WorkerFacts, workerFacts } from '@tessera/remote/release';
import * as v from 'valibot';

/** The release of this worker, which the server writes before the script. The script fails without it. */
export const facts: WorkerFacts = v.parse(workerFacts, Reflect.get(globalThis, WORKER_FACTS));
