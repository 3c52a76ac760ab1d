import { stripVTControlCharacters } from 'node:util';
import { test } from '@playwright/test';

/** The type of the annotation of a cell, which `pnpm e2e:faults` reads from the report. */
const CELL = 'fault matrix';

/** One fault at one place at one moment, and what the member saw. */
interface Cell {
  readonly table: 'remotes' | 'calls' | 'actions' | 'money';
  /** The remote or the call. */
  readonly subject: string;
  readonly fault: string;
  readonly moment: string;
  readonly outcome: Outcome;
  /** Of a promise that was not kept. */
  readonly error?: string;
}

/**
 * What the member saw while the fault lasted: a sentence with a button that tries again, a message with a button that
 * closes it, a sentence only, the whole page, the sign-in, or no sign of it.
 */
export type Outcome = 'retry' | 'message' | 'sentence' | 'whole' | 'sign-in' | 'nothing' | 'broken';

/** Runs one cell and records what came of it. @returns the error of a promise that was not kept */
export async function recordCell(
  cell: Omit<Cell, 'outcome' | 'error'>,
  run: () => Promise<Outcome>,
): Promise<string | undefined> {
  const note = (ended: Pick<Cell, 'outcome' | 'error'>) =>
    test.info().annotations.push({ type: CELL, description: JSON.stringify({ ...cell, ...ended }) });
  try {
    note({ outcome: await run() });
    return undefined;
  } catch (thrown) {
    // Playwright colours its messages.
    const error = stripVTControlCharacters(thrown instanceof Error ? thrown.message : String(thrown));
    note({ outcome: 'broken', error });
    return `${cell.subject}, ${cell.fault}, ${cell.moment}: ${error}`;
  }
}
