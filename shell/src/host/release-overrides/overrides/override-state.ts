import { createStore } from 'zustand/vanilla';
import type { OverrideFault } from './override-error';

/** What became of an override: its code runs, it was not taken, or it failed and the release's code runs in its place. */
export interface OverrideState {
  readonly remote: string;
  /** Where it was to come from. */
  readonly host: string;
  /** As its own description has it; not there when that could not be had. */
  readonly version?: string;
  readonly outcome: 'runs' | 'replaced' | OverrideFault;
}

/** Every override that this page started with. */
export const overrideStore = createStore(() => ({ overrides: [] as readonly OverrideState[] }));

/** Notes that the release's code runs in the place of a remote that failed. */
export const markReplaced = (remote: string): void =>
  overrideStore.setState(({ overrides }) => ({
    overrides: overrides.map((one) => (one.remote === remote ? { ...one, outcome: 'replaced' } : one)),
  }));
