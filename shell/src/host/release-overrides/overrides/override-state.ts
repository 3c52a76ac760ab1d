import { createStore } from 'zustand/vanilla';
import type { OverrideFault } from './override-error';

/** The result of an override: its code runs, it was refused, or it failed and the released version runs. */
export interface OverrideState {
  readonly remote: string;
  /** Host of the developer's server. */
  readonly host: string;
  /** As its `remote.json` names it; absent if that could not be read. */
  readonly version?: string;
  readonly outcome: 'runs' | 'replaced' | OverrideFault;
}

/** The overrides that were stored when the page started. */
export const overrideStore = createStore(() => ({ overrides: [] as readonly OverrideState[] }));

/** Records that an override failed and the released version runs. */
export const markReplaced = (remote: string): void =>
  overrideStore.setState(({ overrides }) => ({
    overrides: overrides.map((one) => (one.remote === remote ? { ...one, outcome: 'replaced' } : one)),
  }));
