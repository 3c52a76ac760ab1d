import type { MemberInfo, RankProgress } from '@tessera/contract';
import { completeMember, useMember } from '@tessera/shell/session';
import { useCallback, useEffect, useState } from 'react';

export interface Profile {
  readonly info: MemberInfo | undefined;
  readonly rank: RankProgress | undefined;
  /** Whether one of the two failed to load. */
  readonly failed: boolean;
  retry(): void;
}

/** The shell's data of the member. The shell loads it once a session; this hook loads again what is missing. */
export function useProfile(): Profile {
  const { info, rank } = useMember();
  const [settled, setSettled] = useState(false);
  const missing = info === undefined || rank === undefined;

  const load = useCallback(() => {
    setSettled(false);
    void completeMember().finally(() => setSettled(true));
  }, []);
  useEffect(() => {
    if (missing) load();
  }, [missing, load]);

  return { info, rank, failed: missing && settled, retry: load };
}
