import * as v from 'valibot';
import { annotationsOf } from '../e2e/annotations';

/** A cell of the fault matrix, as a test notes it (e2e/faults/cell.ts). */
const cell = v.object({
  table: v.picklist(['remotes', 'calls', 'actions', 'money']),
  subject: v.string(),
  fault: v.string(),
  moment: v.string(),
  outcome: v.string(),
  error: v.optional(v.string()),
});
export type Cell = v.InferOutput<typeof cell>;
export const cells = v.array(cell);

const CELL = 'fault matrix';

/** The cells in the output of Playwright's JSON reporter. */
export const readCells = (json: unknown): readonly Cell[] =>
  annotationsOf(json, CELL).map((text) => v.parse(cell, JSON.parse(text)));

const keyOf = ({ table, subject, fault, moment }: Cell): string => [table, subject, fault, moment].join('\n');

/** All cells, the later ones in the place of earlier ones. */
export const mergedCells = (earlier: readonly Cell[], later: readonly Cell[]): readonly Cell[] => [
  ...new Map([...earlier, ...later].map((one) => [keyOf(one), one])).values(),
];
