import type { PlanDraft } from './plan-draft';

const without = <T>(byName: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(byName).filter(([name]) => !names.includes(name)));

/** Removes remotes from a merchant's release. Ignores names that are not in it. */
export const removeRemotes =
  (names: readonly string[]) =>
  (current: PlanDraft): PlanDraft => ({
    ...current,
    remotes: without(current.remotes, names),
    previous: without(current.previous ?? {}, names),
  });
