import type { MemberInfo, RankProgress } from '@tessera/contract';
import { completeMember, useMember } from '@tessera/shell/session';
import { useCallback, useEffect, useState } from 'react';

export interface Profile {
  readonly info: MemberInfo | undefined;
  readonly rank: RankProgress | undefined;
  /** One of the two could not be had. */
  readonly failed: boolean;
  retry(): void;
}

/** What the shell knows of the member. It asks once a session; this asks again when something of it did not come. */
export function useProfile(): Profile {
  const { info, rank } = useMember();
  const [settled, setSettled] = useState(false);
  const missing = info === undefined || rank === undefined;

  const ask = useCallback(() => {
    setSettled(false);
    void completeMember().finally(() => setSettled(true));
  }, []);
  useEffect(() => {
    if (missing) ask();
  }, [missing, ask]);

  return { info, rank, failed: missing && settled, retry: ask };
}
