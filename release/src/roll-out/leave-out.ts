import type { Standing } from './standing';

const without = <T>(named: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(named).filter(([name]) => !names.includes(name)));

/** Takes whole remotes out of a merchant's release. One that is not in it is no mistake. */
export const leaveOut =
  (names: readonly string[]) =>
  (standing: Standing): Standing => ({
    ...standing,
    remotes: without(standing.remotes, names),
    previous: without(standing.previous ?? {}, names),
  });
