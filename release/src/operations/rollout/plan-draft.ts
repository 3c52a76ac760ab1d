import type { Merchant } from '../../merchants';
import type { Plan, ReleaseRecord } from '../../releases';

/** A plan that has no shell before the first release. */
export type PlanDraft = Omit<Plan, 'shell'> & { readonly shell?: string };

/** Leaves out the entries of some pieces. */
export const without = <T>(byName: Readonly<Record<string, T>> = {}, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(byName).filter(([name]) => !names.includes(name)));

/** @returns the plan of a merchant's latest release, with the merchant's current description */
export function draftOf(merchant: Merchant, latest: ReleaseRecord | undefined): PlanDraft {
  if (!latest) return { merchant, remotes: {} };
  const { shell, remotes, previous } = latest.versions;
  return { ...latest.settings, merchant, shell, remotes, previous };
}
