import { inWorkspace } from '../workspace';
import { type Numbers, numbersIn } from './results';
import { runLimited } from './run-limited';

/** What visits need of the run. */
export interface Visitor {
  /** The program of the browser. */
  readonly browser: string;
  readonly stop: AbortSignal;
}

/**
 * Makes visits in a process of its own, each in a new browser.
 * @param names names in `e2e/bench/visit.ts`, separated by commas
 * @param limit in ms, for all of them
 * @throws RunError, or ValiError if the process answers otherwise
 */
export const runVisits = async (
  { browser, stop }: Visitor,
  { origin, names, limit }: { readonly origin: string; readonly names: string; readonly limit: number },
): Promise<Numbers> =>
  numbersIn(
    await runLimited(['--import', 'tsx', inWorkspace('e2e/bench/visit.ts'), origin, names], {
      limit,
      env: { CHROME_PATH: browser },
      stop,
    }),
  );
