import * as v from 'valibot';
import { job } from './change';
import { auditEntry } from './history';

/** A server-sent event. */
export const consoleEvent = v.variant('kind', [
  /** The fleet is different from the one that was read. */
  v.object({ kind: v.literal('fleet') }),
  v.object({ kind: v.literal('job'), job }),
  v.object({ kind: v.literal('audit'), entry: auditEntry }),
]);
export type ConsoleEvent = v.InferOutput<typeof consoleEvent>;
